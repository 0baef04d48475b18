/** How long a quoted order can be confirmed at its price. */
export const QUOTE_LIFETIME_IN_MINUTES = 30;

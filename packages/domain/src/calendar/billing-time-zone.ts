/** All billing days are days in this zone, whatever the customer's own. */
export const BILLING_TIME_ZONE = "America/New_York";

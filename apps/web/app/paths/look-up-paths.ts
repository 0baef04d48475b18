/** The addresses of the lookups beside the front door's. Apart from the others: the first page links to none of them. */
export const LOOK_UP_PATHS = {
  // A child of the front door, which looks people up by other facts: it is open to everybody, as nothing below account is.
  identify: "subscribe/checkout/flepz/radio",
  refreshSignal: "subscribe/refresh-signal",
} as const;

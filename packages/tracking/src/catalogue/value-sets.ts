// The closed sets of values. Only their types reach the pages; the lists themselves are read by the tracking plan.

/** How a customer was looked up. */
export const ENTRY_METHODS = [
  "TOKEN_URL",
  "RID_ACCT_URL",
  "RID_LNAME_URL",
  "FLEPZ",
  "LOGIN",
  "RID",
  "VIN",
  "LPL",
  "EMAIL",
  "RFLZ",
  "TOKENIZED_ENTRY",
] as const;

/** What a lookup went by: radio id, account number, both, sign-in, five facts of a person, VIN, licence plate. */
export const AUTHENTICATION_TYPES = ["RID", "RID_ACCT", "ACCT", "LOGIN", "FLEPZ", "VIN", "LPL"] as const;

export const AUTHENTICATION_STATUSES = [
  "Authenticated users",
  "Identified users",
  "Unidentified users",
] as const;

/** A new account for streaming alone is the second. */
export const CUSTOMER_TYPES = ["NEW_ACCOUNT", "NEW_SXIR_ACCOUNT"] as const;
export const TRANSACTION_TYPES = ["purchase", "change", "cancel", "transfer", "payment", "redeem"] as const;
export const PAYMENT_METHODS = ["card", "giftCard", "balance", "billedElsewhere"] as const;
export const DIGITAL_SEGMENTS = ["new", "trial", "selfPay", "former"] as const;
export const BILLING_STATUSES = ["current", "pastDue", "suspended"] as const;

export const PLAN_CHANGE_STATUSES = ["none", "scheduled", "done"] as const;
export const CANCEL_REASONS = [
  "tooExpensive",
  "notUsing",
  "soldVehicle",
  "content",
  "technical",
  "moving",
  "other",
] as const;
export const MARKET_TYPES = ["car", "streaming", "marine", "aviation"] as const;
export const REVENUE_STATUSES = ["free", "promo", "full"] as const;
export const PLAN_TERMS = ["Monthly", "Quarterly", "SemiAnnual", "Annual"] as const;

export const DEVICE_STATUSES = ["active", "closed", "suspended", "inactive"] as const;
export const DEVICE_TYPES = ["car", "radio", "aviation", "marine"] as const;

export const PHASES = ["authenticate", "checkout"] as const;
export const VERIFICATION_OPTIONS = ["email", "text", "password", "passkey"] as const;
export const CURRENCIES = ["USD", "CAD"] as const;
export const COUNTRIES = ["US", "CA"] as const;
export const LOCALES = ["en-US", "en-CA", "fr-CA"] as const;

/** USER: a form refused it; BUSINESS: the server did; SYSTEM: the server failed; APP: the page did. */
export const ERROR_TYPES = ["USER", "BUSINESS", "SYSTEM", "APP"] as const;

/**
 * Every code with which the platform refuses a call. A code names what happened; what the person can do next
 * is said by the message that each screen keeps for it.
 */
export const REFUSAL_CODES = [
  // Any call
  "INVALID_PAYLOAD",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICTING_REQUEST",
  "UNSUPPORTED_MEDIA_TYPE",
  "PAYLOAD_TOO_LARGE",
  "CARD_NUMBER_NOT_ALLOWED",
  "RATE_LIMIT_EXCEEDED",
  "SERVICE_UNAVAILABLE",
  "ENDPOINT_DISABLED",
  "SYSTEM",
  // Session
  "tokenServicesTeam.sessionService.invalid-refresh-token",
  "tokenServicesTeam.sessionService.invalid-auth-headers",
  "userServices.identity.invalidCredentials",
  "userServices.identity.locked",
  // Identity
  "INVALID_EMAIL_ERROR",
  "INVALID_HANDLE",
  "PASSWORD_POLICY_NOT_MET",
  "PASSWORD_DISALLOWED_WORDS",
  "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
  // One-time code
  "BAD_REQUEST",
  "EXPIRED",
  "INVALID",
  // Offers and orders
  "COUNTRY_ERROR",
  "OFFER_EXPIRED",
  "OFFER_REDEEMED",
  "INVALID_OFFER_DATA",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "BILLING_PROFILE_REQUIRED",
  "PAYMENT_METHOD_REQUIRED",
  "QUOTE_EXPIRED",
  "QUOTE_CHANGED",
  // Payment
  "CREDIT_CARD_ERROR",
  "TOO_MANY_DECLINES",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

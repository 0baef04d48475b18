import type { RefusalCode } from "@skywave/contract";

const STATUS_OF: Record<RefusalCode, number> = {
  INVALID_PAYLOAD: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICTING_REQUEST: 409,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  CARD_NUMBER_NOT_ALLOWED: 422,
  RATE_LIMIT_EXCEEDED: 429,
  SERVICE_UNAVAILABLE: 503,
  ENDPOINT_DISABLED: 403,
  SYSTEM: 500,
  "tokenServicesTeam.sessionService.invalid-refresh-token": 401,
  "tokenServicesTeam.sessionService.invalid-auth-headers": 401,
  "userServices.identity.invalidCredentials": 401,
  "userServices.identity.locked": 423,
  INVALID_EMAIL_ERROR: 400,
  INVALID_HANDLE: 400,
  PASSWORD_POLICY_NOT_MET: 400,
  PASSWORD_DISALLOWED_WORDS: 400,
  WAITING_ON_ONE_TIME_PASSWORD_ERROR: 409,
  BAD_REQUEST: 400,
  EXPIRED: 410,
  INVALID: 400,
  COUNTRY_ERROR: 409,
  OFFER_EXPIRED: 410,
  OFFER_REDEEMED: 409,
  INVALID_OFFER_DATA: 400,
  SUB_ALREADY_EXISTS_FOR_IDENTITY: 409,
  BILLING_PROFILE_REQUIRED: 409,
  PAYMENT_METHOD_REQUIRED: 409,
  QUOTE_EXPIRED: 409,
  QUOTE_CHANGED: 409,
  CREDIT_CARD_ERROR: 402,
  TOO_MANY_DECLINES: 429,
};

/** The one table of refusal code to HTTP status. */
export function statusOf(code: RefusalCode): number {
  return STATUS_OF[code];
}

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
  "tokenServicesTeam.sessionService.authorization-pending",
  // Identity
  "INVALID_EMAIL_ERROR",
  "INVALID_HANDLE",
  "INVALID_PASSWORD_ERROR",
  "PASSWORD_POLICY_NOT_MET",
  "PASSWORD_DISALLOWED_WORDS",
  "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
  "IDENTITY_ALREADY_EXISTS_ERROR",
  "EMAIL_INVALID",
  "HANDLE_ALREADY_IN_USE",
  "USERNAME_IN_USE",
  "INVALID_PHONE_NUMBER",
  "STEP_UP_REQUIRED",
  "PROFILE_ALREADY_EXISTS",
  // Identities of other systems
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "LEGACY_SIGN_IN_REQUIRED",
  "ACCOUNT_IN_DIFFERENT_COUNTRY",
  "ACCOUNT_TYPE_NOT_SUPPORTED",
  "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
  "CUSTOMER_TYPE_NOT_SUPPORTED",
  // Links, passkeys and codes of devices
  "INVALID_BASE_URL",
  "MAGIC_LINK_NOT_FOUND",
  "MAGIC_LINK_EXPIRED",
  "TARGETED_LINK_OVER",
  "INVALID_PASSKEY",
  "PASSKEY_LIMIT_REACHED",
  "INVALID_ACTIVATION_CODE",
  "SLOW_DOWN",
  "DEVICE_LIMIT_REACHED",
  "LINK_STATE_MISMATCH",
  "LINK_CODE_EXPIRED",
  "LINKED_ELSEWHERE",
  "INVALID_SAL_STATUS",
  "CLAIMING_WITH_UNAUTHORIZED_USER",
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
  // Changes of a subscription
  "SUBSCRIPTION_ENDED",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "NOTHING_TO_REVOKE",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
  "SUBSCRIPTION_PAUSED",
  "SAME_PLAN",
  "ELIGIBILITY_SUBSCRIPTION_REQUIRED",
  // Payment
  "CREDIT_CARD_ERROR",
  "TOO_MANY_DECLINES",
  "NOTHING_DUE",
  "PAYMENT_IN_PROGRESS",
  "LAST_PAYMENT_METHOD",
  // Plans that partners sell
  "PARTNER_PLAN_IN_USE",
  // Students
  "STUDENT_ALREADY_VERIFIED",
  "STUDENT_DISCOUNT_USED",
  "STUDENT_CHECK_CLOSED",
  // Gift cards
  "BAD_DATA_RETURNED",
  "ALREADY_REDEEMED",
  // Gift cards for somebody else
  "GIFT_LIMIT_REACHED",
  "GIFT_SENT",
  // Gift cards in the legacy system: what tells of one has blanks, what redeems one has not
  "GIFT CARD NUMBER REQUIRED",
  "GIFT CARD NUMBER INVALID",
  "NO GIFT CARD BALANCE",
  "GIFT CARD NOT REDEEMABLE",
  "INVALID REQUEST DATA",
  "GIFT_CARD_NUMBER_INVALID",
  "NO_GIFT_CARD_BALANCE",
  "GIFT_CARD_NOT_REDEEMABLE",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

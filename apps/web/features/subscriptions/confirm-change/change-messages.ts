import type { KeyOf } from "#i18n/translate.ts";
import type { ChangeRefusal } from "@skywave/services/orders/change/ask-for-change";
import type { CompleteOrderOutcome } from "@skywave/services/orders/complete-order";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";

type Refusal = ChangeRefusal | Extract<CompleteOrderOutcome, { ok: false }>;
/** Every refusal that a change may meet from its quote to its end. */
export type ChangeProblem = Exclude<Refusal, { code: "PROCESSING" }>;
type Told = Exclude<ChangeProblem, CommonFailure>["code"];

/** What to tell about each refusal. A declined card is told by the next move. */
export const CHANGE_MESSAGES = {
  NOT_FOUND: "plan.not-found",
  SUBSCRIPTION_ENDED: "change.SUBSCRIPTION_ENDED",
  PART_OF_BUNDLE: "change.PART_OF_BUNDLE",
  BILLED_ELSEWHERE: "change.BILLED_ELSEWHERE",
  CANCELLATION_PENDING: "change.CANCELLATION_PENDING",
  NOTHING_TO_REVOKE: "change.NOTHING_TO_REVOKE",
  PAYMENT_DUE: "change.PAYMENT_DUE",
  SUBSCRIPTION_SUSPENDED: "change.SUBSCRIPTION_SUSPENDED",
  SUBSCRIPTION_PAUSED: "change.SUBSCRIPTION_PAUSED",
  SAME_PLAN: "change.SAME_PLAN",
  PAYMENT_IN_PROGRESS: "change.PAYMENT_IN_PROGRESS",
  OFFER_EXPIRED: "change.OFFER_EXPIRED",
  OFFER_REDEEMED: "change.OFFER_REDEEMED",
  INVALID_OFFER_DATA: "change.INVALID_OFFER_DATA",
  COUNTRY_ERROR: "change.COUNTRY_ERROR",
  SUB_ALREADY_EXISTS_FOR_IDENTITY: "change.SUB_ALREADY_EXISTS_FOR_IDENTITY",
  QUOTE_EXPIRED: "change.QUOTE_EXPIRED",
  QUOTE_CHANGED: "change.QUOTE_CHANGED",
  PAYMENT_METHOD_REQUIRED: "change.PAYMENT_METHOD_REQUIRED",
  CONFLICTING_REQUEST: "change.CONFLICTING_REQUEST",
  IDENTITY_NOT_ELIGIBLE_ERROR: "change.IDENTITY_NOT_ELIGIBLE_ERROR",
  GIFT_CARD_NOT_USABLE: "change.GIFT_CARD_NOT_USABLE",
  TOO_MANY_DECLINES: "change.TOO_MANY_DECLINES",
} as const satisfies Record<Exclude<Told, "CREDIT_CARD_ERROR">, KeyOf<"plans">>;

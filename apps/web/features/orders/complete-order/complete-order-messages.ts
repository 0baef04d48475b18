import type { MessageKey } from "@skywave/localization";
import type { CompleteOrderOutcome } from "@skywave/services/orders/complete-order";
import type { QuoteOrderOutcome } from "@skywave/services/orders/quote-order";
import type { CardRefusal } from "@skywave/services/outcomes/card-refusal";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";

type RefusalOf<Outcome> = Exclude<Extract<Outcome, { ok: false }>, CommonFailure | CardRefusal>;
/** Every refusal that an order may meet from its quote to its end; a refused card is told where cards are chosen. */
export type OrderRefusal = RefusalOf<CompleteOrderOutcome> | RefusalOf<QuoteOrderOutcome>;
type Told = Exclude<OrderRefusal["code"], "PROCESSING">;

/** What to tell about each refusal. */
export const COMPLETE_ORDER_MESSAGES = {
  QUOTE_EXPIRED: "complete-order.QUOTE_EXPIRED",
  QUOTE_CHANGED: "complete-order.QUOTE_CHANGED",
  OFFER_EXPIRED: "complete-order.OFFER_EXPIRED",
  OFFER_REDEEMED: "complete-order.OFFER_REDEEMED",
  OFFER_MEANT_FOR_ANOTHER: "complete-order.OFFER_MEANT_FOR_ANOTHER",
  INVALID_OFFER_DATA: "complete-order.INVALID_OFFER_DATA",
  COUNTRY_ERROR: "complete-order.COUNTRY_ERROR",
  SUB_ALREADY_EXISTS_FOR_IDENTITY: "complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY",
  PAYMENT_METHOD_REQUIRED: "complete-order.PAYMENT_METHOD_REQUIRED",
  BILLING_PROFILE_REQUIRED: "complete-order.BILLING_PROFILE_REQUIRED",
  PAYMENT_IN_PROGRESS: "complete-order.PAYMENT_IN_PROGRESS",
  CONFLICTING_REQUEST: "complete-order.CONFLICTING_REQUEST",
  IDENTITY_NOT_ELIGIBLE_ERROR: "complete-order.IDENTITY_NOT_ELIGIBLE_ERROR",
  DEVICE_INFORMATION_REQUIRED: "complete-order.DEVICE_NOT_FOUND",
  DEVICE_NOT_FOUND: "complete-order.DEVICE_NOT_FOUND",
  CS_INELIGIBLE_RADIO: "complete-order.CS_INELIGIBLE_RADIO",
  EXISTING_SELF_PAY_SUBSCRIPTION_ERROR: "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  GIFT_CARD_NOT_USABLE: "complete-order.GIFT_CARD_NOT_USABLE",
} as const satisfies Record<Told, MessageKey>;

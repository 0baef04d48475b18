import type { Order } from "@skywave/contract/orders/order";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Failure, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CardRefusal, cardRefusal } from "../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface CompleteOrderInput {
  orderId: string;
  /** The offer terms that the person ticked: the day they are dated, and the language they were shown in. */
  agreement?: { version: string; language: Locale };
  paymentMethodId?: string;
  /** One for each quote and card, kept over retries. */
  idempotencyKey: string;
}

export type CompleteOrderOutcome =
  | { ok: true; order: Order }
  /** The bank has not said yet; watch the order. The card is not charged twice whatever happens. */
  | { ok: false; code: "PROCESSING"; orderId: string }
  /** The quote is too old, or gone: make a new one. */
  | { ok: false; code: "QUOTE_EXPIRED" }
  /** The price is no longer what was shown: make a new quote and show what changed. */
  | { ok: false; code: "QUOTE_CHANGED" }
  | { ok: false; code: "OFFER_EXPIRED" }
  | { ok: false; code: "SUB_ALREADY_EXISTS_FOR_IDENTITY" }
  | { ok: false; code: "PAYMENT_METHOD_REQUIRED" }
  /** Another payment of the same plan or gift card is under way: wait for it. The price is what it was. */
  | { ok: false; code: "PAYMENT_IN_PROGRESS" }
  /** The key was used with another card or agreement: make a new key. */
  | { ok: false; code: "CONFLICTING_REQUEST" }
  | CardRefusal
  | CommonFailure;

const OVERTAKEN = [
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "NOTHING_TO_REVOKE",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
  "SUBSCRIPTION_PAUSED",
  "SAME_PLAN",
  "OFFER_REDEEMED",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  "CS_INELIGIBLE_RADIO",
  "COUNTRY_ERROR",
  "PLAN_CANNOT_MOVE",
] as const;

/** Charges what is due, and starts or changes the subscription. May be repeated with the same key after any failure. */
export async function completeOrder(
  skywave: Skywave,
  input: CompleteOrderInput,
): Promise<CompleteOrderOutcome> {
  const { orderId, agreement, paymentMethodId, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "order",
    name: "completeOrder",
    input: {
      params: { orderId },
      body: {
        ...(paymentMethodId === undefined ? {} : { stripePaymentMethodId: paymentMethodId }),
        ...(agreement === undefined ? {} : { agreement }),
      },
    },
    options: { idempotencyKey },
  });
  if (answer.ok) return decideCompletion(answer.data);
  return decideRefusal(answer.failure) ?? commonFailure(skywave, answer.failure);
}

function decideCompletion(order: Order): CompleteOrderOutcome {
  switch (order.status) {
    case "confirmed":
      return { ok: true, order };
    case "processing":
      return { ok: false, code: "PROCESSING", orderId: order.id };
    case "quoted":
    case "expired":
      return { ok: false, code: "QUOTE_EXPIRED" };
  }
}

function decideRefusal(failure: Failure): CompleteOrderOutcome | undefined {
  if (refusalCode(failure, ["NOT_FOUND"])) return { ok: false, code: "QUOTE_EXPIRED" };
  // The subscription, its offer or its radio is no longer what was quoted: a new quote says what can be done.
  if (refusalCode(failure, OVERTAKEN)) return { ok: false, code: "QUOTE_CHANGED" };
  const code = refusalCode(failure, [
    "QUOTE_EXPIRED",
    "QUOTE_CHANGED",
    "OFFER_EXPIRED",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "PAYMENT_METHOD_REQUIRED",
    "PAYMENT_IN_PROGRESS",
    "CONFLICTING_REQUEST",
  ]);
  return code ? { ok: false, code } : cardRefusal(failure);
}

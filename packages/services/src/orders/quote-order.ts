import type { Order } from "@skywave/contract/order/order";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { type GiftCardNotUsable, GIFT_CARD_REFUSALS } from "../outcomes/gift-card-not-usable.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface QuoteOrderInput {
  offerId: string;
  promoCode?: string;
  paymentMethodId?: string;
  /** Of a registered gift card, which pays what the balance leaves before the card does. */
  giftCardTokenId?: string;
  /** The free time and nothing after it; no card is needed. */
  isTrialOnly?: boolean;
  idempotencyKey: string;
}

const REFUSALS = [
  "OFFER_EXPIRED",
  "OFFER_REDEEMED",
  "INVALID_OFFER_DATA",
  "COUNTRY_ERROR",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "BILLING_PROFILE_REQUIRED",
  "PAYMENT_METHOD_REQUIRED",
] as const;

export type QuoteOrderOutcome =
  | { ok: true; order: Order }
  | { ok: false; code: (typeof REFUSALS)[number] }
  | GiftCardNotUsable
  | CommonFailure;

/** Asks what the plan will cost this person, taxes included; the answer holds for 30 minutes. */
export async function quoteOrder(skywave: Skywave, input: QuoteOrderInput): Promise<QuoteOrderOutcome> {
  const { offerId, promoCode, paymentMethodId, giftCardTokenId, isTrialOnly, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "order",
    name: "createOrder",
    input: {
      body: {
        newSubscription: {
          offerId,
          ...(promoCode === undefined ? {} : { promoCode }),
          ...(paymentMethodId === undefined ? {} : { stripePaymentMethodId: paymentMethodId }),
          ...(giftCardTokenId === undefined ? {} : { giftCardId: giftCardTokenId }),
          ...(isTrialOnly === true ? { trialOnly: true } : {}),
        },
      },
    },
    options: { idempotencyKey },
  });
  if (answer.ok) return { ok: true, order: answer.data };
  // All else that a quote looks for is there or has a code of its own.
  if (refusalCode(answer.failure, [...GIFT_CARD_REFUSALS, "NOT_FOUND"]))
    return { ok: false, code: "GIFT_CARD_NOT_USABLE" };
  const code = refusalCode(answer.failure, REFUSALS);
  return code ? { ok: false, code } : commonFailure(skywave, answer.failure);
}

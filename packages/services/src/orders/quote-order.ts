import type { CallInput } from "@skywave/contract";
import type { Order } from "@skywave/contract/orders/order";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { type GiftCardNotUsable, GIFT_CARD_REFUSALS } from "../outcomes/gift-card-not-usable.ts";
import { refusalCode, refusalDetail } from "../outcomes/refusal-code.ts";

export interface QuoteOrderInput {
  offerId: string;
  /**
   * Several plans in one order, instead of the one offer; nobody gets free time or a promo code with them. A plan for a radio
   * comes with what stands for the radio in this browser.
   */
  lines?: readonly { offerId: string; quantity: number; radioToken?: string }[];
  promoCode?: string;
  /** Of the link that names the offer as meant for one customer. */
  offerToken?: string;
  /** Of one plan for a radio: what stands for the radio in this browser. */
  radioToken?: string;
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
  "OFFER_MEANT_FOR_ANOTHER",
  "INVALID_OFFER_DATA",
  "COUNTRY_ERROR",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "DEVICE_INFORMATION_REQUIRED",
  "DEVICE_NOT_FOUND",
  "CS_INELIGIBLE_RADIO",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  "BILLING_PROFILE_REQUIRED",
  "PAYMENT_METHOD_REQUIRED",
] as const;

export type QuoteOrderOutcome =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: (typeof REFUSALS)[number];
      /** Of several plans, the one that cannot be had; absent where it is about all of them. */
      offerId?: string;
      /** Of plans for several radios: the place of the one that it is about. */
      line?: number;
      /** Of a radio: what stands in the way, such as `onTrial`; absent where the code says it all. */
      reason?: string;
    }
  | GiftCardNotUsable
  | CommonFailure;

/** Asks what the plan will cost this person, taxes included; the answer holds for 30 minutes. */
export async function quoteOrder(skywave: Skywave, input: QuoteOrderInput): Promise<QuoteOrderOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "order",
    name: "createOrder",
    input: { body: bodyOf(input) },
    options: { idempotencyKey: input.idempotencyKey },
  });
  if (answer.ok) return { ok: true, order: answer.data };
  // All else that a quote looks for is there or has a code of its own.
  if (refusalCode(answer.failure, [...GIFT_CARD_REFUSALS, "NOT_FOUND"]))
    return { ok: false, code: "GIFT_CARD_NOT_USABLE" };
  const code = refusalCode(answer.failure, REFUSALS);
  if (code === undefined) return commonFailure(skywave, answer.failure);
  const offerId = refusalDetail(answer.failure, "offerId");
  const line = refusalDetail(answer.failure, "line");
  const reason = refusalDetail(answer.failure, "reason");
  return {
    ok: false,
    code,
    ...(offerId === "" ? {} : { offerId }),
    ...(line === "" ? {} : { line: Number(line) }),
    ...(reason === "" ? {} : { reason }),
  };
}

function bodyOf(input: QuoteOrderInput): CallInput<"order", "createOrder">["body"] {
  const { offerId, lines, promoCode, offerToken, radioToken, paymentMethodId, giftCardTokenId } = input;
  const giftCard = giftCardTokenId === undefined ? {} : { giftCardId: giftCardTokenId };
  if (lines !== undefined) {
    const sold = lines.map((line) => ({
      offerId: line.offerId,
      quantity: line.quantity,
      ...(line.radioToken !== undefined && { deviceId: line.radioToken }),
    }));
    return { newSubscriptions: { lines: sold, ...giftCard } };
  }
  return {
    newSubscription: {
      offerId,
      ...(promoCode === undefined ? {} : { promoCode }),
      ...(offerToken === undefined ? {} : { offerToken }),
      ...(radioToken === undefined ? {} : { deviceId: radioToken }),
      ...(paymentMethodId === undefined ? {} : { stripePaymentMethodId: paymentMethodId }),
      ...giftCard,
      ...(input.isTrialOnly === true ? { trialOnly: true } : {}),
    },
  };
}

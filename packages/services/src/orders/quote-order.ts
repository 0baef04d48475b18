import type { Order } from "@skywave/contract/order/order";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface QuoteOrderInput {
  offerId: string;
  promoCode?: string;
  paymentMethodId?: string;
  idempotencyKey: string;
}

const REFUSALS = [
  "OFFER_EXPIRED",
  "OFFER_REDEEMED",
  "INVALID_OFFER_DATA",
  "COUNTRY_ERROR",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "BILLING_PROFILE_REQUIRED",
  "PAYMENT_METHOD_REQUIRED",
] as const;

export type QuoteOrderOutcome =
  | { ok: true; order: Order }
  | { ok: false; code: (typeof REFUSALS)[number] }
  | CommonFailure;

/** Asks what the plan will cost this person, taxes included; the answer holds for 30 minutes. */
export async function quoteOrder(skywave: Skywave, input: QuoteOrderInput): Promise<QuoteOrderOutcome> {
  const { offerId, promoCode, paymentMethodId, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "order",
    name: "createOrder",
    input: {
      body: {
        newSubscription: {
          offerId,
          ...(promoCode === undefined ? {} : { promoCode }),
          ...(paymentMethodId === undefined ? {} : { stripePaymentMethodId: paymentMethodId }),
        },
      },
    },
    options: { idempotencyKey },
  });
  if (answer.ok) return { ok: true, order: answer.data };
  const code = refusalCode(answer.failure, REFUSALS);
  return code ? { ok: false, code } : commonFailure(skywave, answer.failure);
}

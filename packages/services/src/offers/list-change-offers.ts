import type { Offer } from "@skywave/contract/offers/offer";
import type { IneligibleOffer, PromoCodeResult } from "@skywave/contract/offers/offers";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface ListChangeOffersInput {
  subscriptionId: string;
  baseTerm?: Offer["baseTerm"];
  serviceType?: Offer["serviceType"];
  promoCode?: string;
}

export type ListChangeOffersOutcome =
  | {
      ok: true;
      offers: readonly Offer[];
      /** What can be had without the promo code, when the code did not work. */
      fallbackOffers: readonly Offer[];
      /** What others can have, and why this person cannot, such as a plan for students. */
      ineligibleOffers: readonly IneligibleOffer[];
      /** Present when a promo code was asked for. */
      promoCodeResult?: PromoCodeResult;
    }
  /** It is not this person's, or not there any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** The plans that a subscription can be switched to; with a promo code, those that it opens. */
export async function listChangeOffers(
  skywave: Skywave,
  { promoCode: typed, ...query }: ListChangeOffersInput,
): Promise<ListChangeOffersOutcome> {
  const promoCode = typed?.trim();
  const reply = await ask(skywave, {
    domain: "eligibility",
    name: "getChangeOffers",
    input: { query: { ...query, ...(promoCode && { promoCode }) } },
    expected: ["NOT_FOUND"],
  });
  if (reply.ok) {
    const { offers, fallbackOffers, ineligibleOffers, promoCodeResult } = reply.data;
    return {
      ok: true,
      offers,
      fallbackOffers,
      ineligibleOffers,
      ...(promoCodeResult && { promoCodeResult }),
    };
  }
  return reply.code === "NOT_FOUND" ? { ok: false, code: reply.code } : reply;
}

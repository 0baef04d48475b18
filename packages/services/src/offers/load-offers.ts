import type { Offer } from "@skywave/contract/offers/offer";
import type { IneligibleOffer, PromoCodeResult } from "@skywave/contract/offers/offers";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export interface LoadOffersInput {
  country: Country;
  promoCode?: string;
  /** What plans are asked for; streaming where nothing is said. */
  serviceType?: Offer["serviceType"];
  trialPreference?: "include" | "exclude" | "only";
  /** A card on file that would pay: one that has had a trial has no other. */
  paymentMethodId?: string;
  /** What the radio that the plan is for takes up, joined by commas. */
  receives?: string;
}

export type LoadOffersOutcome =
  | {
      ok: true;
      offers: readonly Offer[];
      /** What can be had without the promo code, when the code did not work. */
      fallbackOffers: readonly Offer[];
      /** What others can have, and why this person cannot: a trial had before, a plan for students. */
      ineligibleOffers: readonly IneligibleOffer[];
      /** Present when a promo code was asked for. */
      promoCodeResult?: PromoCodeResult;
    }
  | CommonFailure;

/** Offers for a new subscription. Needs no session. */
export async function loadOffers(
  skywave: Skywave,
  { country, promoCode: typed, paymentMethodId, serviceType = "streaming", ...more }: LoadOffersInput,
): Promise<LoadOffersOutcome> {
  const promoCode = typed?.trim();
  const answer = await attemptCall(skywave, {
    domain: "eligibility",
    name: "getNewOffers",
    input: {
      query: {
        country,
        serviceType,
        ...(promoCode && { promoCode }),
        ...more,
        ...(paymentMethodId && { stripePaymentMethodId: paymentMethodId }),
      },
    },
  });
  if (!answer.ok) return commonFailure(skywave, answer.failure);
  const { offers, fallbackOffers, ineligibleOffers, promoCodeResult } = answer.data;
  return {
    ok: true,
    offers: promoCode ? monthlyIfSeveral(offers) : offers,
    fallbackOffers,
    ineligibleOffers,
    ...(promoCodeResult ? { promoCodeResult } : {}),
  };
}

/** A promo with several offers is shown by its monthly ones; with none monthly, an empty list would help nobody. */
function monthlyIfSeveral(offers: readonly Offer[]): readonly Offer[] {
  if (offers.length < 2) return offers;
  const monthly = offers.filter((offer) => offer.baseTerm === "Monthly");
  return monthly.length > 0 ? monthly : offers;
}

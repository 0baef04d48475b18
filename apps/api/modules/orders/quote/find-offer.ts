import type { Offer } from "@skywave/domain/offers/offer";
import type { Clock } from "../../../platform/clock.ts";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import { judgePromoCode, type OffersRepository } from "../../offers/index.ts";

export interface FoundOffer {
  offer: Offer;
  /** For those who think of leaving; whoever asks has yet to see whether this one may have it. */
  isSaveOffer: boolean;
}

/** Finds the newest terms of an offer that a person may have, with a promo code or without. */
export function createFindOffer({ offers, clock }: { offers: OffersRepository; clock: Clock }) {
  return async (
    offerId: string,
    promoCode: string | undefined,
    { caller, hasPlan }: { caller: PersonCaller; hasPlan: boolean },
  ): Promise<Outcome<FoundOffer>> => {
    const row = await offers.findNewest(offerId);
    if (row === undefined) return refuse("INVALID_OFFER_DATA");
    if (row.withdrawnAt !== null) return refuse("OFFER_EXPIRED");
    if (row.country !== caller.country) return refuse("COUNTRY_ERROR");
    const { isOrganic, audience, rank: _rank, withdrawnAt: _withdrawnAt, ...offer } = row;
    const isSaveOffer = audience === "leaving";
    if (isOrganic || (audience !== "everyone" && hasPlan)) return done({ offer, isSaveOffer });
    const promo = promoCode === undefined ? undefined : await offers.findPromoCode(promoCode.toUpperCase());
    const verdict = judgePromoCode(promo, {
      country: caller.country,
      billingPlatform: row.billingPlatform,
      now: clock.now(),
    });
    if (verdict.status === "invalid") {
      if (verdict.reason === "redeemed") return refuse("OFFER_REDEEMED");
      return refuse(verdict.reason === "expired" ? "OFFER_EXPIRED" : "INVALID_OFFER_DATA");
    }
    return promo?.offerIds.includes(offerId) === true
      ? done({ offer, isSaveOffer })
      : refuse("INVALID_OFFER_DATA");
  };
}

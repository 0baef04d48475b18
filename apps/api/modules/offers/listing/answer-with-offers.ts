import type { EligibleOffers, IneligibleOffer } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import { toWireOffer } from "../offer-on-the-wire.ts";
import type { OfferRow } from "../offers-repository.ts";
import type { OpenedPromoCode } from "../promo/open-promo-code.ts";

export interface OffersToSort {
  /** What there is without a promo code. */
  listed: OfferRow[];
  /** What the promo code came to; undefined where none was typed. */
  opened: OpenedPromoCode | undefined;
  /** Whether an offer is asked for, and can be had from where the person stands. */
  isMeant: (offer: OfferRow) => boolean;
  /** The offer as this person would get it. */
  asSold?: (offer: OfferRow) => OfferRow;
  /** Why this person cannot have an offer that others can. */
  reasonAgainst: (offer: OfferRow) => IneligibleOffer["reason"] | undefined;
}

/** Answers with what can be had, and tells apart what others can have; a code that opens nothing falls back. */
export function answerWithOffers({
  listed,
  opened,
  isMeant,
  reasonAgainst,
  asSold,
}: OffersToSort): EligibleOffers {
  const ineligibleOffers: IneligibleOffer[] = [];
  const sort = (offers: readonly OfferRow[]): OfferRow[] =>
    offers
      .filter(isMeant)
      .filter((offer) => {
        const reason = reasonAgainst(offer);
        if (reason !== undefined) ineligibleOffers.push({ offer: toWireOffer(offer), reason });
        return reason === undefined;
      })
      .map((offer) => asSold?.(offer) ?? offer);
  if (opened === undefined)
    return { offers: sort(listed).map(toWireOffer), fallbackOffers: [], ineligibleOffers };
  const offers = sort(opened.offers);
  const promoCodeResult =
    opened.result.status === "valid" && offers.length === 0
      ? { status: "invalid" as const, reason: "notEligible" as const }
      : opened.result;
  const isValid = promoCodeResult.status === "valid";
  return {
    offers: keepMonthly(offers).map(toWireOffer),
    promoCodeResult,
    ...(isValid && opened.campaignId !== null && { campaignId: opened.campaignId }),
    fallbackOffers: isValid ? [] : sort(listed).map(toWireOffer),
    ineligibleOffers,
  };
}

/** Of several offers for a promo code only the monthly ones are kept; if none is monthly, all are. */
function keepMonthly<O extends Offer>(offers: O[]): O[] {
  const monthly = offers.filter((offer) => offer.baseTerm === "Monthly");
  return offers.length > 1 && monthly.length > 0 ? monthly : offers;
}

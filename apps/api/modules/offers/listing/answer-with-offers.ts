import type { EligibleOffers, IneligibleOffer, PromoCodeResult } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import { serializeOffer } from "../serialize-offer.ts";
import type { OfferRow } from "../offers-repository.ts";
import type { OpenedPromoCode } from "../promo/open-promo-code.ts";

export interface OffersToSort {
  /** What there is without a promo code. */
  listed: readonly OfferRow[];
  /** What the promo code came to; undefined where none was typed. */
  opened: OpenedPromoCode | undefined;
  /** Whether an offer is asked for, and can be had from where the person stands. */
  isMeant: (offer: OfferRow) => boolean;
  /** Why one that a code opens is not meant, where it is not just that others are asked for. */
  whyNotMeant?: ((offer: OfferRow) => "samePlan" | "notForThisPerson" | undefined) | undefined;
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
  whyNotMeant,
  reasonAgainst,
  asSold,
}: OffersToSort): EligibleOffers {
  const ineligibleOffers: IneligibleOffer[] = [];
  const sort = (offers: readonly OfferRow[]): OfferRow[] =>
    offers
      .filter(isMeant)
      .filter((offer) => {
        const reason = reasonAgainst(offer);
        if (reason !== undefined) ineligibleOffers.push({ offer: serializeOffer(offer), reason });
        return reason === undefined;
      })
      .map((offer) => asSold?.(offer) ?? offer);
  if (opened === undefined)
    return { offers: sort(listed).map(serializeOffer), fallbackOffers: [], ineligibleOffers };
  const offers = sort(opened.offers);
  const promoCodeResult =
    opened.result.status === "valid" && offers.length === 0
      ? closedCode(opened.offers, { isMeant, whyNotMeant, reasonAgainst })
      : opened.result;
  const isValid = promoCodeResult.status === "valid";
  return {
    offers: keepMonthly(offers).map(serializeOffer),
    promoCodeResult,
    ...(isValid && opened.campaignId !== null && { campaignId: opened.campaignId }),
    fallbackOffers: isValid ? [] : sort(listed).map(serializeOffer),
    ineligibleOffers,
  };
}

/** A good code that opens nothing here: what it is for, and what stands in the way, as far as its holder may know. */
function closedCode(
  opened: readonly OfferRow[],
  { isMeant, whyNotMeant, reasonAgainst }: Pick<OffersToSort, "isMeant" | "whyNotMeant" | "reasonAgainst">,
): PromoCodeResult {
  const notEligible = { status: "invalid", reason: "notEligible" } as const;
  const [offer] = opened;
  const hindrance =
    offer && (isMeant(offer) ? reasonAgainst(offer) : (whyNotMeant?.(offer) ?? "otherOffers"));
  if (hindrance === undefined || hindrance === "notForThisPerson") return notEligible;
  const opens = [...new Set(opened.map(({ name }) => name))];
  return { ...notEligible, because: BECAUSE[hindrance], opens };
}

const BECAUSE = {
  otherOffers: "otherOffers",
  samePlan: "samePlan",
  trialUsedByPerson: "trialUsed",
  trialUsedByCard: "trialUsed",
  studentNotVerified: "studentsOnly",
} as const;

/** Of several offers for a promo code only the monthly ones are kept; if none is monthly, all are. */
function keepMonthly<O extends Offer>(offers: O[]): O[] {
  const monthly = offers.filter((offer) => offer.baseTerm === "Monthly");
  return offers.length > 1 && monthly.length > 0 ? monthly : offers;
}

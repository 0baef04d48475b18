import type { EligibleOffers } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { Offer } from "@skywave/domain/offers/offer";
import { offerTypeOf } from "@skywave/domain/offers/offer-type";
import type { Clock } from "../../platform/clock.ts";
import { judgePromoCode } from "./judge-promo-code.ts";
import { toWireOffer } from "./offer-on-the-wire.ts";
import type { OffersRepository } from "./offers-repository.ts";

export interface OfferQuery {
  country: Country;
  promoCode?: string | undefined;
  baseTerm?: Offer["baseTerm"] | undefined;
  trialPreference?: "include" | "exclude" | "only" | undefined;
  billingPlatform?: Offer["billingPlatform"] | undefined;
  serviceType?: Offer["serviceType"] | undefined;
}

/** Finds the offers for a new subscription; a promo code that fails says why and falls back to the catalogue. */
export function createFindNewOffers(repository: OffersRepository, clock: Clock) {
  return async (query: OfferQuery): Promise<EligibleOffers> => {
    const fits = (offer: Offer) => matches(offer, query);
    const catalogue = async () => (await repository.listOrganic(query.country)).filter(fits).map(toWireOffer);
    if (query.promoCode === undefined || query.promoCode === "") {
      return { offers: await catalogue(), fallbackOffers: [] };
    }
    const promo = await repository.findPromoCode(query.promoCode.toUpperCase());
    const verdict = judgePromoCode(promo, {
      country: query.country,
      billingPlatform: query.billingPlatform ?? "Direct",
      now: clock.now(),
    });
    const offers =
      verdict.status === "valid" ? (await repository.listByIds(promo?.offerIds ?? [])).filter(fits) : [];
    const promoCodeResult =
      verdict.status === "valid" && offers.length === 0
        ? { status: "invalid" as const, reason: "notEligible" as const }
        : verdict;
    return {
      offers: keepMonthly(offers).map(toWireOffer),
      promoCodeResult,
      ...(promoCodeResult.status === "valid" &&
        promo?.campaignId != null && { campaignId: promo.campaignId }),
      fallbackOffers: promoCodeResult.status === "valid" ? [] : await catalogue(),
    };
  };
}

function matches(offer: Offer, query: OfferQuery): boolean {
  const isTrial = offerTypeOf(offer.phases) === "Trial";
  if (query.trialPreference === "exclude" && isTrial) return false;
  if (query.trialPreference === "only" && !isTrial) return false;
  return (
    (query.baseTerm ?? offer.baseTerm) === offer.baseTerm &&
    (query.billingPlatform ?? offer.billingPlatform) === offer.billingPlatform &&
    (query.serviceType ?? offer.serviceType) === offer.serviceType
  );
}

/** Of several offers for a promo code only the monthly ones are kept; if none is monthly, all are. */
function keepMonthly(offers: Offer[]): Offer[] {
  const monthly = offers.filter((offer) => offer.baseTerm === "Monthly");
  return offers.length > 1 && monthly.length > 0 ? monthly : offers;
}

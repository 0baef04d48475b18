import type { CallRequest } from "@skywave/contract";
import { offerTypeOf } from "@skywave/domain/offers/offer-type";
import type { OfferRow } from "../offers-repository.ts";

/** What offers are asked for by; what is left out narrows nothing. */
export type OfferQuery = Omit<CallRequest<"eligibility", "getChangeOffers">["query"], "subscriptionId">;

/** Whether an offer is of the kind that is asked for. */
export function matchesQuery(offer: OfferRow, query: OfferQuery): boolean {
  const isTrial = offerTypeOf(offer.phases) === "Trial";
  if (query.trialPreference === "exclude" && isTrial) return false;
  if (query.trialPreference === "only" && !isTrial) return false;
  return (
    (query.audience ?? offer.audience) === offer.audience &&
    (query.country ?? offer.country) === offer.country &&
    (query.baseTerm ?? offer.baseTerm) === offer.baseTerm &&
    (query.billingPlatform ?? offer.billingPlatform) === offer.billingPlatform &&
    (query.serviceType ?? offer.serviceType) === offer.serviceType
  );
}

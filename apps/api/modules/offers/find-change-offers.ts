import type { EligibleOffers } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import { offerTypeOf } from "@skywave/domain/offers/offer-type";
import { isStreamingOnly } from "@skywave/domain/offers/streaming-only";
import type { TaxableAddress } from "@skywave/domain/tax/tax-lines";
import { done, type Outcome, refuse } from "../../platform/outcome.ts";
import type { OfferQuery } from "./find-new-offers.ts";
import { toWireOffer } from "./offer-on-the-wire.ts";
import type { OffersRepository } from "./offers-repository.ts";

/** A plan as far as it decides what it can be switched to. */
export interface PlanToSwitch {
  /** The plan agreed for later counts as the one there is. */
  offer: Offer;
  serviceAddress: TaxableAddress;
}

type Query = Pick<OfferQuery, "baseTerm" | "serviceType"> & { subscriptionId?: string | undefined };

/** Finds what a subscription can be switched to: no trials, and no plan that cannot be received where it is used. */
export function createFindChangeOffers(
  repository: Pick<OffersRepository, "listForSubscribers">,
  findPlan: (identityId: string, subscriptionId: string) => Promise<PlanToSwitch | undefined>,
) {
  return async (query: Query, identityId: string): Promise<Outcome<EligibleOffers>> => {
    if (query.subscriptionId === undefined) return refuse("ELIGIBILITY_SUBSCRIPTION_REQUIRED");
    const plan = await findPlan(identityId, query.subscriptionId);
    if (plan === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const listed = await repository.listForSubscribers(plan.offer.country);
    const offers = listed.filter(
      (offer, place) =>
        // The newest version comes first.
        listed.findIndex(({ id }) => id === offer.id) === place &&
        offer.id !== plan.offer.id &&
        offer.billingPlatform === "Direct" &&
        offerTypeOf(offer.phases) !== "Trial" &&
        (query.baseTerm ?? offer.baseTerm) === offer.baseTerm &&
        (query.serviceType ?? offer.serviceType) === offer.serviceType &&
        (offer.serviceType === "streaming" || !isStreamingOnly(plan.serviceAddress)),
    );
    return done({ offers: offers.map(toWireOffer), fallbackOffers: [] });
  };
}

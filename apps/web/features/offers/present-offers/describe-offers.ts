import type { Offer } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";

/** The offers as analytics knows them. */
export function describeOffers(offers: readonly Offer[]): EntityGroups {
  return {
    offer: { audioPackages: offers.map(({ name }) => name) },
    planInfo: { marketType: "streaming", plansOffered: offers.map(({ id }) => id) },
  };
}

/** The offer that was picked, with its first price and the one that it renews at. */
export function describeChoice(offer: Offer): EntityGroups {
  const [first] = offer.phases;
  const last = offer.phases.at(-1);
  const plan = (phase: Offer["phases"][number]) => ({
    planCodes: [offer.id],
    price: phase.price.total,
    royaltyFee: phase.price.mrfAmount,
    termLength: phase.termLength,
  });
  return {
    offer: { selectedPackage: offer.name },
    planInfo: {
      planTerm: offer.baseTerm,
      ...(first === undefined ? {} : { purchasePlan: plan(first) }),
      ...(last === undefined ? {} : { renewalPlan: plan(last) }),
    },
  };
}

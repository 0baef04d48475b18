import type { PLAN_TERMS } from "../catalogue/value-sets.ts";
import type { Visit } from "../visit.ts";

/** An offer as far as analytics knows it. Prices are in major units, terms in months. */
export interface TrackedOffer {
  id: string;
  name: string;
  baseTerm: (typeof PLAN_TERMS)[number];
  phases: readonly { price: { total: number; mrfAmount: number }; termLength: number }[];
}

export interface OfferTracking {
  /** The offers that a page shows, and which of them stands chosen before anybody has chosen. */
  offersPresented(offers: readonly TrackedOffer[], preSelectedId?: string): void;
  /** The offer that was picked, with its first price and the one that it renews at. */
  offerChosen(offer: TrackedOffer): void;
}

export function trackOffers({ describe }: Pick<Visit, "describe">): OfferTracking {
  return {
    offersPresented(offers, preSelectedId) {
      const preSelected = offers.find(({ id }) => id === preSelectedId);
      const price = preSelected?.phases[0]?.price.total;
      describe({
        offer: {
          audioPackages: offers.map(({ name }) => name),
          ...(preSelected !== undefined &&
            price !== undefined && {
              preSelectedPlan: { planCode: preSelected.id, price, packageName: preSelected.name },
            }),
        },
        planInfo: { marketType: "streaming", plansOffered: offers.map(({ id }) => id) },
      });
    },
    offerChosen({ id, name, baseTerm, phases }) {
      const plan = ({ price, termLength }: TrackedOffer["phases"][number]) => ({
        // Nobody is charged for starting a plan.
        activationFee: 0,
        planCodes: [id],
        price: price.total,
        royaltyFee: price.mrfAmount,
        termLength,
      });
      const [first] = phases;
      const last = phases.at(-1);
      describe({
        offer: { selectedPackage: name },
        planInfo: {
          planTerm: baseTerm,
          audioSelected: name,
          ...(first && { purchasePlan: plan(first) }),
          ...(last && { renewalPlan: plan(last) }),
        },
      });
    },
  };
}

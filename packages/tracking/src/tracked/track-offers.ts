import type { PLAN_TERMS } from "../catalogue/value-sets.ts";
import type { Visit } from "../visit.ts";

/** An offer as far as analytics knows it. Prices are in major units, terms in months. */
export interface TrackedOffer {
  id: string;
  name: string;
  baseTerm: (typeof PLAN_TERMS)[number];
  serviceType: "streaming" | "satellite" | "bundle";
  phases: readonly { price: { total: number; mrfAmount: number }; termLength: number }[];
  products: readonly { id: string; name: string; productType: "main" | "partner" }[];
}

export interface OfferTracking {
  /** The offers that a page shows, and which of them stands chosen before anybody has chosen. */
  offersPresented(offers: readonly TrackedOffer[], preSelectedId?: string): void;
  /** The offer that was picked, with its first price and the one that it renews at. */
  offerChosen(offer: TrackedOffer): void;
}

export function trackOffers({ describe, forget }: Pick<Visit, "describe" | "forget">): OfferTracking {
  // Once packages of data were shown, it is told of each later choice that it has none.
  let hasShownData = false;
  return {
    offersPresented(offers, preSelectedId) {
      const dataPackages = [...new Set(offers.flatMap((offer) => dataIn(offer)))];
      hasShownData ||= dataPackages.length > 0;
      const preSelected = offers.find(({ id }) => id === preSelectedId);
      const price = preSelected?.phases[0]?.price.total;
      forget("offer", ["preSelectedPlan"]);
      describe({
        offer: {
          audioPackages: [...new Set(offers.map(audioIn))],
          ...(hasShownData && { dataPackages }),
          ...(preSelected !== undefined &&
            price !== undefined && {
              preSelectedPlan: { planCode: preSelected.id, price, packageName: preSelected.name },
            }),
        },
        planInfo: {
          // Where a radio is used is told with the radio.
          ...(offers.every(({ serviceType }) => serviceType === "streaming") && { marketType: "streaming" }),
          plansOffered: offers.map(({ id }) => id),
        },
      });
    },
    offerChosen(offer) {
      const { id, name, baseTerm, phases } = offer;
      const [dataSelected = "none"] = dataIn(offer);
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
      // What was quoted of another plan is not of this one.
      forget("planInfo", ["purchasePlan", "renewalPlan"]);
      forget("quote");
      describe({
        offer: { selectedPackage: name },
        planInfo: {
          planTerm: baseTerm,
          audioSelected: audioIn(offer),
          ...(hasShownData && { dataSelected }),
          ...(first && { purchasePlan: plan(first) }),
          ...(last && { renewalPlan: plan(last) }),
        },
      });
    },
  };
}

/** What of a plan is heard. */
function audioIn(offer: TrackedOffer): string {
  const heard = offer.products.find(({ id, productType }) => productType === "main" && !isData(id));
  return heard?.name ?? offer.name;
}

/** What of a plan comes to the screen of a radio. */
function dataIn({ products }: TrackedOffer): string[] {
  return products.filter(({ id }) => isData(id)).map(({ name }) => name);
}

const isData = (productId: string) => productId.startsWith("data-");

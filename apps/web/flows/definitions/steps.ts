import type { FlowStep } from "../engine/flow-definition.ts";

/** Pick a plan. */
export const offersStep: FlowStep = {
  id: "offers",
  title: "step.offers",
  trackingName: "offerPresentment",
  load: async () => ({
    default: (await import("../../features/offers/present-offers/present-offers.tsx")).PresentOffers,
  }),
  summarise: ({ offer }) => offer?.name,
};

export const purchaseSteps = [offersStep] as const;

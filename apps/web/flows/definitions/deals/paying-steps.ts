import { chargesNothing } from "#pricing/charges-nothing.ts";
import type { FlowStep } from "../../engine/flow-definition.ts";
import type { PurchaseState } from "../../engine/purchase-state.ts";
import { billingStep, onDemand } from "../../steps/steps.ts";

const isWithoutCard = ({ offer }: PurchaseState) => offer !== null && chargesNothing(offer);

/** Name and address alone, where nothing is ever charged. */
const detailsStep: FlowStep = {
  id: "details",
  title: "deals.step.details",
  trackingName: "payment",
  ...onDemand(async () => ({
    default: (await import("#features/billing/save-billing-details/save-details-step.tsx")).SaveDetailsStep,
  })),
  isNeeded: isWithoutCard,
  summarise: ({ billing }) => `${billing.firstName} ${billing.lastName}`.trim(),
};

/** Where something is charged some day the card is asked for, else name and address are enough. */
export const payingSteps = [
  detailsStep,
  { ...billingStep, isNeeded: (state) => !isWithoutCard(state) },
] as const satisfies readonly FlowStep[];

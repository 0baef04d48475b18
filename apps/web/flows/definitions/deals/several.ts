import type { FlowDefinition, FlowStep } from "../../engine/flow-definition.ts";
import {
  accountStep,
  billingStep,
  confirmationStep,
  offersStep,
  onDemand,
  reviewStep,
} from "../../steps/steps.ts";

const plansStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({
    default: (await import("#features/offers/choose-several/choose-several-step.tsx")).ChooseSeveralStep,
  })),
  summarise: ({ lines }) =>
    lines.length === 0
      ? undefined
      : lines.map(({ offer, quantity }) => `${quantity} × ${offer.name}`).join(", "),
};

/** Several plans at once, such as for more listeners: one price, one agreement, one charge. */
export const several: FlowDefinition = {
  name: "multi-subscription-purchase",
  variation: "default",
  presentation: "steps",
  heading: "several.heading",
  accountMode: "password",
  trialPreference: "exclude",
  steps: [plansStep, accountStep, billingStep, reviewStep, confirmationStep],
};

import type { FlowDefinition } from "../../engine/flow-definition.ts";
import { payingSteps } from "./paying-steps.ts";
import { accountStep, confirmationStep, offersStep, reviewStep } from "../../steps/steps.ts";

/** What costs nothing to begin with. A card is asked for only where something is charged later. */
export const promotion: FlowDefinition = {
  name: "promotion",
  variation: "zeroCost",
  presentation: "steps",
  heading: "deals.promotion-heading",
  accountMode: "password",
  trialPreference: "only",
  redeemed: {
    message: "deals.promotion-used",
    action: "deals.paid-plans",
    path: "/subscribe/checkout/purchase/streaming/self-pay/organic",
  },
  steps: [offersStep, accountStep, ...payingSteps, reviewStep, confirmationStep],
};

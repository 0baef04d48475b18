import type { FlowDefinition } from "../engine/flow-definition.ts";
import { purchaseSteps } from "../steps/steps.ts";

/** The streaming checkout without a free time. */
export const selfPayOrganic: FlowDefinition = {
  name: "streaming-self-pay-organic",
  variation: "nonAccordion",
  presentation: "steps",
  heading: "offers.heading-self-pay",
  accountMode: "password",
  trialPreference: "exclude",
  steps: purchaseSteps,
};

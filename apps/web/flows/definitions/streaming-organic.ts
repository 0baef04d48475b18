import type { FlowDefinition } from "../engine/flow-definition.ts";
import { purchaseSteps } from "../steps/steps.ts";

/** Nothing is known about the visitor: the catalogue's offers, step by step. */
export const streamingOrganic: FlowDefinition = {
  name: "streaming-organic",
  variation: "default",
  presentation: "steps",
  heading: "offers.heading",
  accountMode: "password",
  steps: purchaseSteps,
};

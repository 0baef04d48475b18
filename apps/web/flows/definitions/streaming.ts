import type { FlowDefinition } from "../engine/flow-definition.ts";
import { purchaseSteps } from "../steps/steps.ts";

/** For visitors who come with a promo or program code: all steps on one page. */
export const streaming: FlowDefinition = {
  name: "streaming",
  variation: "accordion",
  presentation: "accordion",
  heading: "offers.heading",
  accountMode: "password",
  steps: purchaseSteps,
};

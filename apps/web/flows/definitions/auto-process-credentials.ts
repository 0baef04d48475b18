import type { FlowDefinition } from "../engine/flow-definition.ts";
import { purchaseSteps } from "../steps/steps.ts";

/** No password is asked: the account is made from the e-mail address, and a code signs in later. */
export const autoProcessCredentials: FlowDefinition = {
  name: "streaming-organic-auto-process-creds",
  variation: "default",
  presentation: "steps",
  heading: "offers.heading",
  accountMode: "emailOnly",
  steps: purchaseSteps,
};

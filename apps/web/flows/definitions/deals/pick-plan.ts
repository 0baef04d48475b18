import { recallCustomer } from "@skywave/services/customer-lookup/look-up-customer";
import { savedLookUpToken } from "#features/customer-lookup/look-up-customer/look-up-token.ts";
import { rememberedVisitor } from "#platform/remembered-visitor.ts";
import type { FlowDefinition, Given, Preparation } from "../../engine/flow-definition.ts";
import { purchaseSteps } from "../../steps/steps.ts";

const LOOKUP = "/subscribe/checkout/flepz";

/** Whom the lookup has found, as long as the server remembers; else the lookup has to be made first. */
async function prepare({ skywave, promoCode }: Given): Promise<Preparation> {
  const token = savedLookUpToken();
  const found = token === null ? undefined : await recallCustomer(skywave, token);
  if (found === undefined || (!found.ok && found.code === "NOT_FOUND"))
    return { settled: {}, leaveFor: LOOKUP };
  if (!found.ok) throw new Error("Whom the lookup has found could not be loaded");
  const email = rememberedVisitor()?.email;
  const foundAs = found.customer.maskedEmail;
  return { settled: { promoCode, foundAs, ...(email === undefined ? {} : { email }) } };
}

/** The plans for a customer who was looked up. They sign in before anything of theirs is used. */
export const pickPlan: FlowDefinition = {
  name: "pick-a-plan",
  variation: "flepz",
  presentation: "steps",
  heading: "offers.heading",
  accountMode: "signIn",
  prepare,
  steps: purchaseSteps,
};

import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";

/** Turns the one switch that says whether bills are mailed. */
export function createUpdateEbillEnrollment(dependencies: {
  profiles: Pick<Books["profiles"], "findDefault">;
  updateBillingProfile: Billing["handlers"]["billing"]["updateBillingProfile"];
}): Handler<"legacy", "updateEbillEnrollment"> {
  return async ({ body: { isEBill } }, context) => {
    const profile = await dependencies.profiles.findDefault(context.caller.identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    const asked = { params: { billingProfileId: profile.id }, body: { isEBill } };
    const changed = await dependencies.updateBillingProfile(asked, context);
    return changed.ok ? done({ data: { isEBill: changed.data.isEBill } }) : changed;
  };
}

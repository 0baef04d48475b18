import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { cardInLegacyWords } from "./card-in-legacy-words.ts";

/** Pays by the one way in which bills are paid, on the profile that owes them. */
export function createMakePayment(dependencies: {
  owing: Pick<Books["owing"], "listOwed">;
  profiles: Pick<Books["profiles"], "findDefault">;
  payWithProfile: Billing["handlers"]["billing"]["payWithProfile"];
}): Handler<"legacy", "makePayment"> {
  const { owing, profiles, payWithProfile } = dependencies;
  return async ({ body }, context) => {
    const { identityId } = context.caller;
    const owed = await owing.listOwed(identityId);
    const meant = owed.find(({ id }) => body.invoiceId === undefined || id === body.invoiceId);
    const billingProfileId = meant?.billingProfileId ?? (await profiles.findDefault(identityId))?.id;
    if (billingProfileId === undefined) return refuse("NOTHING_DUE");
    const paid = await payWithProfile({ params: { billingProfileId }, body }, context);
    if (paid.ok) return done({ data: paid.data });
    // A bill of somebody else is as good as none.
    return paid.code === "NOT_FOUND" ? refuse("NOTHING_DUE") : cardInLegacyWords(paid);
  };
}

import type { CallRequest, LegacyCreditCard, PaymentMethod } from "@skywave/contract";
import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { CallContext, Handler } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { cardInLegacyWords } from "./card-in-legacy-words.ts";

type Body = CallRequest<"legacy", "updatePaymentInfo">["body"];

const STATUSES = { VALID: "active", SOON_EXPIRED: "aboutToExpire", EXPIRED: "expired" } as const;

/** Keeps another card, or what has changed of the one on file, as the pages about billing do. */
export function createUpdatePaymentInfo(dependencies: {
  profiles: Pick<Books["profiles"], "findDefault" | "listPaymentMethods">;
  handlers: Pick<Billing["handlers"]["billing"], "addPaymentMethod" | "updatePaymentMethod">;
}): Handler<"legacy", "updatePaymentInfo"> {
  const { profiles } = dependencies;
  const { addPaymentMethod, updatePaymentMethod } = dependencies.handlers;

  const change = async (body: Body, context: CallContext<PersonCaller>): Promise<Outcome<PaymentMethod>> => {
    const { stripePaymentMethodId, expirationMonth: month, expirationYear: year } = body;
    const hasNoExpiry = month === undefined && year === undefined;
    if (stripePaymentMethodId === undefined && hasNoExpiry) return refuse("PAYMENT_INFO_REQUIRED");
    const { identityId } = context.caller;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    const params = { billingProfileId: profile.id };
    if (stripePaymentMethodId !== undefined)
      return addPaymentMethod({ params, body: { stripePaymentMethodId } }, context);
    if (month === undefined || year === undefined) return refuse("CARD_INFO_REQUIRED");
    const [card] = await profiles.listPaymentMethods(identityId, profile.id);
    // A card in an Apple wallet is changed there.
    if (card === undefined || card.walletKind === "apple_pay") return refuse("NO_CREDIT_CARD_ON_ACCOUNT");
    const onFile = { ...params, paymentMethodId: card.id };
    return updatePaymentMethod({ params: onFile, body: { expiryDate: { year, month } } }, context);
  };

  return async ({ body }, context) => {
    const changed = await change(body, context);
    return changed.ok
      ? done({ data: { creditCard: creditCardOf(changed.data) } })
      : cardInLegacyWords(changed);
  };
}

function creditCardOf({ card }: PaymentMethod): LegacyCreditCard {
  return {
    last4Digits: card.last4,
    type: card.brand,
    expirationMonth: card.expiryDate.month,
    expirationYear: card.expiryDate.year,
    status: STATUSES[card.status],
  };
}

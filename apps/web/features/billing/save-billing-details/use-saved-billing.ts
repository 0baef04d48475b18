import type { BillingProfile } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { useFlow } from "#flows/engine/flow-context.ts";
import { billingOf } from "#flows/engine/saved-billing.ts";
import { type BillingDraft, EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { rememberedVisitor } from "#platform/remembered-visitor.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** Name, address and card: what was typed before, or else what the account holds. */
export function useSavedBilling() {
  const { purchase } = useFlow();
  return useServerData({
    area: "billing",
    verb: "loadBillingDetails",
    async ask(skywave) {
      const outcome = await loadBillingDetails(skywave);
      if (!outcome.ok) return outcome;
      const typed = purchase.getState().billing;
      const isTyped = Object.values(typed).some((value) => value !== "");
      const values = isTyped ? typed : draftOf(outcome.profile);
      const isOnFile = !isTyped && outcome.profile !== null;
      // What is in an Apple wallet pays what it was used for, and is not offered for anything else.
      const card = outcome.paymentMethods.find((method) => !method.card.wallet.applePay);
      return { ok: true, values, card, isOnFile } as const;
    },
  });
}

function draftOf(profile: BillingProfile | null): BillingDraft {
  if (profile === null) {
    const { firstName = "", lastName = "", zipCode = "" } = rememberedVisitor() ?? {};
    return { ...EMPTY_PURCHASE.billing, firstName, lastName, zipCode };
  }
  return billingOf(profile);
}

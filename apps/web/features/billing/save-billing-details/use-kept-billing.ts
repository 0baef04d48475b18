import type { BillingProfile, PaymentMethod } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import { billingOf } from "#flows/engine/kept-billing.ts";
import { type BillingDraft, EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { rememberedVisitor } from "#platform/remembered-visitor.ts";
import { useApp } from "#platform/app-services.ts";

export type KeptBilling =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  /** What was typed before, or else what the account holds. */
  | { status: "ready"; values: BillingDraft; card: PaymentMethod | undefined };

/** Name, address and card that the account holds already. */
export function useKeptBilling(): KeptBilling & { retry: () => void } {
  const { skywave } = useApp();
  const { purchase } = useFlow();
  const [kept, setKept] = useState<KeptBilling>({ status: "loading" });

  const load = useCallback(async () => {
    const outcome = await loadBillingDetails(skywave);
    if (!outcome.ok) return setKept({ status: "failed", failure: outcome });
    const typed = purchase.getState().billing;
    const isTyped = Object.values(typed).some((value) => value !== "");
    const values = isTyped ? typed : draftOf(outcome.profile);
    setKept({ status: "ready", values, card: outcome.paymentMethods[0] });
  }, [skywave, purchase]);

  useEffect(() => void load(), [load]);

  function retry() {
    setKept({ status: "loading" });
    void load();
  }
  return { ...kept, retry };
}

function draftOf(profile: BillingProfile | null): BillingDraft {
  if (profile === null) {
    const { firstName = "", lastName = "", zipCode = "" } = rememberedVisitor() ?? {};
    return { ...EMPTY_PURCHASE.billing, firstName, lastName, zipCode };
  }
  return billingOf(profile);
}

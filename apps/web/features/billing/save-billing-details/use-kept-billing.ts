import type { PaymentMethod } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useState } from "react";
import { useFlow } from "../../../flows/engine/flow-context.ts";
import { type BillingDraft, EMPTY_PURCHASE } from "../../../flows/engine/purchase-state.ts";
import { useApp } from "../../../platform/app-services.ts";

export type KeptBilling =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  /** What was typed before, or else what the account holds. */
  | { status: "ready"; values: BillingDraft; card: PaymentMethod | undefined };

/** Name, address and card that the account holds already. */
export function useKeptBilling(): KeptBilling & { retry: () => void } {
  const { skywave } = useApp();
  const { purchase } = useFlow();
  const [attempt, setAttempt] = useState(0);
  const [kept, setKept] = useState<KeptBilling>({ status: "loading" });

  useEffect(() => {
    let isCurrent = true;
    setKept({ status: "loading" });
    void loadBillingDetails(skywave).then((outcome) => {
      if (!isCurrent) return;
      if (!outcome.ok) return setKept({ status: "failed", failure: outcome });
      const typed = purchase.getState().billing;
      const isTyped = Object.values(typed).some((value) => value !== "");
      const { profile, paymentMethods } = outcome;
      const held: BillingDraft =
        profile === null
          ? EMPTY_PURCHASE.billing
          : {
              ...profile.billingProfileName.firstAndLastName,
              addressLine1: profile.serviceAddress.addressLine1,
              addressLine2: profile.serviceAddress.addressLine2 ?? "",
              city: profile.serviceAddress.city,
              state: profile.serviceAddress.state,
              zipCode: profile.serviceAddress.zipCode,
            };
      setKept({ status: "ready", values: isTyped ? typed : held, card: paymentMethods[0] });
    });
    return () => {
      isCurrent = false;
    };
  }, [skywave, purchase, attempt]);

  return { ...kept, retry: () => setAttempt((count) => count + 1) };
}

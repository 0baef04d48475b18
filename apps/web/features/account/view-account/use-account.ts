import type { PaymentMethod } from "@skywave/contract";
import { type LoadAccountOutcome, loadAccount } from "@skywave/services/account/load-account";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-services.ts";

export type Account = Extract<LoadAccountOutcome, { ok: true }>;

export type AccountView =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  | { status: "ready"; account: Account; paymentMethods: readonly PaymentMethod[] };

/** Everything that the account page shows, and the way to ask for it again. */
export function useAccount() {
  const { skywave } = useApp();
  const [view, setView] = useState<AccountView>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setView({ status: "loading" });
    void Promise.all([loadAccount(skywave), loadBillingDetails(skywave)]).then(([account, billing]) => {
      if (!isCurrent) return;
      if (!account.ok) setView({ status: "failed", failure: account });
      else if (!billing.ok) setView({ status: "failed", failure: billing });
      else setView({ status: "ready", account, paymentMethods: billing.paymentMethods });
    });
    return () => {
      isCurrent = false;
    };
  }, [skywave, attempt]);

  return { view, reload: () => setAttempt((count) => count + 1) };
}

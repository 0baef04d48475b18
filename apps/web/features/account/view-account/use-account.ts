import type { PaymentMethod } from "@skywave/contract";
import { type LoadAccountOutcome, loadAccount } from "@skywave/services/account/load-account";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
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

  const load = useCallback(async () => {
    const [account, billing] = await Promise.all([loadAccount(skywave), loadBillingDetails(skywave)]);
    if (!account.ok) setView({ status: "failed", failure: account });
    else if (!billing.ok) setView({ status: "failed", failure: billing });
    else setView({ status: "ready", account, paymentMethods: billing.paymentMethods });
  }, [skywave]);

  useEffect(() => void load(), [load]);

  function reload() {
    setView({ status: "loading" });
    void load();
  }
  return { view, reload };
}

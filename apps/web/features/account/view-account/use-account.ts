import { type LoadAccountOutcome, loadAccount } from "@skywave/services/account/load-account";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
import { useApp, useSession } from "#platform/app-services.ts";
import { keepAccount, type KnownAccount, readKnownAccount } from "#platform/offline/known-account.ts";
import { keepPageOffline } from "#platform/offline/keep-page-offline.ts";

export type Account = Extract<LoadAccountOutcome, { ok: true }>;

export type AccountView =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  /** From this device, as it was then: nobody could be asked. */
  | { status: "known"; account: KnownAccount; keptAt: number }
  | { status: "ready"; account: KnownAccount & Pick<Account, "identity" | "accountNumber"> };

/** Everything that the account page shows, and the way to ask for it again. */
export function useAccount() {
  const { skywave } = useApp();
  const identityId = useSession(({ session }) => session?.identityId ?? "");
  const [view, setView] = useState<AccountView>({ status: "loading" });

  const showKnown = useCallback(async () => {
    const known = await readKnownAccount(identityId, skywave.clock.now());
    if (known !== undefined) setView({ status: "known", ...known });
    return known !== undefined;
  }, [skywave, identityId]);

  const load = useCallback(async () => {
    // Without a network there is no use in waiting for what cannot come.
    if (!navigator.onLine && (await showKnown())) return;
    const [account, billing] = await Promise.all([loadAccount(skywave), loadBillingDetails(skywave)]);
    if (account.ok && billing.ok) {
      const ready = { ...account, paymentMethods: billing.paymentMethods };
      setView({ status: "ready", account: ready });
      const { ok: _, identity: __, accountNumber: ___, ...known } = ready;
      await keepAccount(identityId, known, skywave.clock.now());
      await keepPageOffline();
      return;
    }
    const failure = account.ok ? billing : account;
    if (failure.ok || (failure.code === "UNREACHABLE" && (await showKnown()))) return;
    setView({ status: "failed", failure });
  }, [skywave, identityId, showKnown]);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    const again = () => void load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);

  function reload() {
    setView({ status: "loading" });
    void load();
  }
  return { view, reload };
}

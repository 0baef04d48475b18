import type { BillingProfile } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { type LoadAccountOutcome, loadAccount } from "@skywave/services/accounts/load-account";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "#platform/app-services.ts";
import { cacheAccount, type CachedAccount, readCachedAccount } from "#platform/offline/cached-account.ts";
import { cachePageOffline } from "#platform/offline/cache-page-offline.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

export type Account = Extract<LoadAccountOutcome, { ok: true }>;

type AskedAccount =
  /** From this device, as it was then: nobody could be asked. */
  | { ok: true; isCached: true; account: CachedAccount; cachedAt: number }
  | {
      ok: true;
      isCached: false;
      account: CachedAccount &
        Pick<Account, "identity" | "accountNumber"> & { billingProfile: BillingProfile | null };
    }
  | CommonFailure;

/** Everything that the account page shows, and the way to ask for it again. */
export function useAccount() {
  const identityId = useSession(({ session }) => session?.identityId ?? "");
  const { view, reload, retry } = useServerData({
    area: "account",
    verb: "loadAccount",
    ask: (skywave) => askForAccount(skywave, identityId),
    follows: true,
  });

  const askAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    const hear = () => askAgain();
    addEventListener("online", hear);
    return () => removeEventListener("online", hear);
  }, []);
  return { view, retry };
}

async function askForAccount(skywave: Skywave, identityId: string): Promise<AskedAccount> {
  // Without a network there is no use in waiting for what cannot come.
  const cached = navigator.onLine ? undefined : await askThisDevice(skywave, identityId);
  if (cached !== undefined) return cached;
  const [account, billing] = await Promise.all([loadAccount(skywave), loadBillingDetails(skywave)]);
  if (account.ok && billing.ok) {
    const { ok: _, identity, accountNumber, ...seen } = account;
    const shown = { ...seen, paymentMethods: billing.paymentMethods };
    void cacheForLater(skywave, identityId, shown);
    const { profile: billingProfile } = billing;
    return { ok: true, isCached: false, account: { ...shown, identity, accountNumber, billingProfile } };
  }
  const failure = account.ok ? billing : account;
  if (failure.ok) throw new Error("One of the two was refused");
  return (failure.code === "UNREACHABLE" ? await askThisDevice(skywave, identityId) : undefined) ?? failure;
}

/** Nothing of it waits: the page is shown first. */
async function cacheForLater(skywave: Skywave, identityId: string, account: CachedAccount): Promise<void> {
  // Whoever has signed out meanwhile leaves nothing here.
  if (skywave.session.current()?.identityId !== identityId) return;
  await cacheAccount(identityId, account, skywave.clock.now());
  await cachePageOffline("/account");
}

async function askThisDevice(skywave: Skywave, identityId: string): Promise<AskedAccount | undefined> {
  const cached = await readCachedAccount(identityId, skywave.clock.now());
  return cached === undefined
    ? undefined
    : { ok: true, isCached: true, account: cached.account, cachedAt: cached.cachedAt };
}

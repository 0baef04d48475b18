import type { Skywave } from "@skywave/sdk";
import { type LoadAccountOutcome, loadAccount } from "@skywave/services/accounts/load-account";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "#platform/app-services.ts";
import { keepAccount, type KnownAccount, readKnownAccount } from "#platform/offline/known-account.ts";
import { keepPageOffline } from "#platform/offline/keep-page-offline.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

export type Account = Extract<LoadAccountOutcome, { ok: true }>;

type AskedAccount =
  /** From this device, as it was then: nobody could be asked. */
  | { ok: true; isKnown: true; account: KnownAccount; keptAt: number }
  | { ok: true; isKnown: false; account: KnownAccount & Pick<Account, "identity" | "accountNumber"> }
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
  const known = navigator.onLine ? undefined : await askThisDevice(skywave, identityId);
  if (known !== undefined) return known;
  const [account, billing] = await Promise.all([loadAccount(skywave), loadBillingDetails(skywave)]);
  if (account.ok && billing.ok) {
    const { ok: _, identity, accountNumber, ...seen } = account;
    const shown = { ...seen, paymentMethods: billing.paymentMethods };
    void keepForLater(skywave, identityId, shown);
    return { ok: true, isKnown: false, account: { ...shown, identity, accountNumber } };
  }
  const failure = account.ok ? billing : account;
  if (failure.ok) throw new Error("One of the two was refused");
  return (failure.code === "UNREACHABLE" ? await askThisDevice(skywave, identityId) : undefined) ?? failure;
}

/** Nothing of it waits: the page is shown first. */
async function keepForLater(skywave: Skywave, identityId: string, account: KnownAccount): Promise<void> {
  // Whoever has signed out meanwhile leaves nothing here.
  if (skywave.session.current()?.identityId !== identityId) return;
  await keepAccount(identityId, account, skywave.clock.now());
  await keepPageOffline();
}

async function askThisDevice(skywave: Skywave, identityId: string): Promise<AskedAccount | undefined> {
  const known = await readKnownAccount(identityId, skywave.clock.now());
  return known === undefined
    ? undefined
    : { ok: true, isKnown: true, account: known.account, keptAt: known.keptAt };
}

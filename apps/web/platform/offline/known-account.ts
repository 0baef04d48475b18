import type { Invoice, NextBill, PaymentHistoryItem, PaymentMethod, Subscription } from "@skywave/contract";

/** Plans and bills as they were last seen; who somebody is and where they live is not among it. */
export interface KnownAccount {
  subscriptions: readonly Subscription[];
  nextBill: NextBill | null;
  paymentHistory: readonly PaymentHistoryItem[];
  invoices: readonly Invoice[];
  paymentMethods: readonly PaymentMethod[];
}

interface Kept {
  identityId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  account: KnownAccount;
}

const CACHE = "known-account";
/** Grows when what is kept changes its shape; what is older is not read any more. */
const KEY = "/known-account/1";
const LONGEST_IN_MILLISECONDS = 30 * 24 * 3_600_000;

/** Keeps what was just seen on this device, in the place of what was kept before. */
export async function keepAccount(identityId: string, account: KnownAccount, now: number): Promise<void> {
  if (!("caches" in globalThis)) return;
  const kept: Kept = { identityId, keptAt: now, account };
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(kept));
}

/** What was kept of this person's account, and when; undefined where there is nothing, or it is too old. */
export async function readKnownAccount(
  identityId: string,
  now: number,
): Promise<{ account: KnownAccount; keptAt: number } | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const found = await caches.match(KEY, { cacheName: CACHE });
  const kept: Kept | undefined = await found?.json();
  if (kept === undefined || kept.identityId !== identityId) return undefined;
  return now - kept.keptAt > LONGEST_IN_MILLISECONDS ? undefined : kept;
}

/** Takes what is known from this device: nobody who comes after may read it. */
export async function forgetAccount(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}

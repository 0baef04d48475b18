import type { Invoice, NextBill, PaymentHistoryItem, PaymentMethod, Subscription } from "@skywave/contract";

/** Plans and bills as they were last seen; who somebody is and where they live is not among it. */
export interface CachedAccount {
  subscriptions: readonly Subscription[];
  nextBill: NextBill | null;
  paymentHistory: readonly PaymentHistoryItem[];
  invoices: readonly Invoice[];
  paymentMethods: readonly PaymentMethod[];
}

interface Entry {
  identityId: string;
  /** Milliseconds since 1970; by this name it lies on people's devices. */
  keptAt: number;
  account: CachedAccount;
}

// Where copies lie on devices already: under another name nobody would delete them.
const CACHE = "known-account";
/** As the SDK calls it; opened by whoever keeps an episode only. */
const KEPT_EPISODES = "skywave-kept-episodes";
/** Grows when what is cached changes its shape; what is older is not read any more. */
const KEY = "/known-account/2";
const LONGEST_IN_MILLISECONDS = 30 * 24 * 3_600_000;

/** Caches on this device what was just seen, in the place of what was there before. */
export async function cacheAccount(identityId: string, account: CachedAccount, now: number): Promise<void> {
  if (!("caches" in globalThis)) return;
  const entry: Entry = { identityId, keptAt: now, account };
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(entry));
}

/** What is cached of this person's account, and when; undefined where there is nothing, or it is too old. */
export async function readCachedAccount(
  identityId: string,
  now: number,
): Promise<{ account: CachedAccount; cachedAt: number } | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const found = await caches.match(KEY, { cacheName: CACHE });
  const entry: Entry | undefined = await found?.json();
  if (entry === undefined || entry.identityId !== identityId) return undefined;
  const { account, keptAt: cachedAt } = entry;
  return now - cachedAt > LONGEST_IN_MILLISECONDS ? undefined : { account, cachedAt };
}

/** Deletes the copy from this device, and the episodes beside it: nobody who comes after may read or hear them. */
export async function forgetAccount(): Promise<void> {
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(KEPT_EPISODES);
  if ("caches" in globalThis) await caches.delete(CACHE);
}

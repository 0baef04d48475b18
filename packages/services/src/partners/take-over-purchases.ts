import type { Store } from "@skywave/contract/partners/stores";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type SyncPurchasesOutcome =
  | { ok: true; subscriptionIds: readonly string[] }
  | { ok: false; code: "STORE_UNAVAILABLE" }
  | CommonFailure;

export type RestorePurchasesOutcome = SyncPurchasesOutcome | { ok: false; code: "NOTHING_TO_RESTORE" };

/** Takes over how plans stand that a store bills. */
export async function syncPurchases(skywave: Skywave, store: Store): Promise<SyncPurchasesOutcome> {
  const answer = await ask(skywave, {
    domain: "activation",
    name: "syncPurchases",
    input: { params: { syncTarget: store } },
    expected: ["SERVICE_UNAVAILABLE"],
  });
  if (answer.ok) return { ok: true, subscriptionIds: answer.data.subscriptionIds };
  return "failure" in answer ? { ok: false, code: "STORE_UNAVAILABLE" } : answer;
}

/** Brings back what was bought at a store on this device before anybody had signed in. */
export async function restorePurchases(skywave: Skywave, store: Store): Promise<RestorePurchasesOutcome> {
  const answer = await ask(skywave, {
    domain: "activation",
    name: "restorePurchases",
    input: { params: { restoreTarget: store } },
    expected: ["SERVICE_UNAVAILABLE", "NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, subscriptionIds: answer.data.subscriptionIds };
  if (!("failure" in answer)) return answer;
  return { ok: false, code: answer.code === "NOT_FOUND" ? "NOTHING_TO_RESTORE" : "STORE_UNAVAILABLE" };
}

import { createStore, type StoreApi } from "zustand/vanilla";
import { EMPTY_PURCHASE, type PurchaseState } from "./purchase-state.ts";

export type PurchaseStore = StoreApi<PurchaseState>;

/** Grows when the state changes its shape; older drafts are then left behind. */
const VERSION = 1;
const keyOf = (flowName: string) => `purchase.${VERSION}.${flowName}`;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

function readDraft(storage: Storage, key: string): Partial<PurchaseState> {
  try {
    const draft: Partial<PurchaseState> | null = JSON.parse(storage.getItem(key) ?? "null");
    return draft ?? {};
  } catch {
    // A draft that cannot be read is worth less than a fresh start.
    storage.removeItem(key);
    return {};
  }
}

/** A purchase that outlives a reload, in this tab only. */
export function createPurchaseStore(flowName: string, storage: Storage): PurchaseStore {
  const key = keyOf(flowName);
  const store = createStore<PurchaseState>(() => ({ ...EMPTY_PURCHASE, ...readDraft(storage, key) }));
  store.subscribe((state) => {
    try {
      storage.setItem(key, JSON.stringify(state));
    } catch {
      // A full or forbidden store costs the reload, not the purchase.
      storage.removeItem(key);
    }
  });
  return store;
}

import type { Store } from "@skywave/contract";
import type { StoreGateway, StorePurchase } from "./store-gateway.ts";

interface SoldPurchase extends StorePurchase {
  store: Store;
  /** Null until somebody claims it. */
  identityId: string | null;
  deviceId: string | null;
}

/** The stores for trying things out, each with what it has sold since this node started. */
export interface LocalStores extends StoreGateway {
  sell(purchase: SoldPurchase): void;
  change(reference: string, changes: Partial<Pick<StorePurchase, "state" | "endedAt" | "offerId">>): void;
  setDown(isDown: boolean): void;
}

export function createLocalStores(): LocalStores {
  const sold = new Map<string, SoldPurchase>();
  let isDown = false;
  const answer = (isMeant: (purchase: SoldPurchase) => boolean) => {
    if (isDown) return { kind: "unavailable" as const, cause: new Error("the store is down") };
    return { kind: "found" as const, purchases: [...sold.values()].filter(isMeant) };
  };
  return {
    sell: (purchase) => {
      sold.set(purchase.reference, purchase);
    },
    change: (reference, changes) => {
      const purchase = sold.get(reference);
      if (purchase === undefined) throw new Error(`nothing was sold as ${reference}`);
      sold.set(reference, { ...purchase, ...changes });
    },
    setDown: (down) => {
      isDown = down;
    },
    listPurchases: async (store, identityId) =>
      answer((purchase) => purchase.store === store && purchase.identityId === identityId),
    claimPurchases: async (store, { identityId, deviceId }) => {
      const isMeant = (purchase: SoldPurchase) =>
        purchase.store === store && purchase.identityId === null && purchase.deviceId === deviceId;
      const found = answer(isMeant);
      if (found.kind === "found")
        for (const { reference } of found.purchases) {
          const purchase = sold.get(reference);
          if (purchase !== undefined) sold.set(reference, { ...purchase, identityId });
        }
      return found;
    },
  };
}

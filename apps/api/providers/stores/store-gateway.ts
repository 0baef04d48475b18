import type { Store } from "@skywave/contract";

/** A plan as the store that bills it tells it. */
export interface StorePurchase {
  /** The name it has at the store. */
  reference: string;
  offerId: string;
  state: "active" | "past_due" | "cancelled" | "expired";
  startedAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
}

export type StoreAnswer =
  | { kind: "found"; purchases: StorePurchase[] }
  | { kind: "unavailable"; cause: unknown };

/** The stores that sell our plans. */
export interface StoreGateway {
  /** What was bought in somebody's name. */
  listPurchases(store: Store, identityId: string): Promise<StoreAnswer>;
  /** Puts what was bought on a device before anybody had signed in there into somebody's name. */
  claimPurchases(store: Store, owner: { identityId: string; deviceId: string }): Promise<StoreAnswer>;
}

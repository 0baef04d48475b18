import type { ShownKind } from "../order/kind-of-order.ts";
import type { PurchaseRow } from "./purchase-row.ts";

/** What its owner sees of any purchase; which subscription it starts is told once it has. */
export function showPurchase(order: PurchaseRow): Omit<ShownKind, "more"> {
  return {
    kind: "newSubscription",
    subscriptionId: order.state === "confirmed" ? order.subscriptionId : null,
    balanceInCents: order.funding?.balanceInCents ?? 0,
    // Of several plans a gift card pays the first ones.
    gifted: order.charges.oneTimeCharge[0],
    isGivenBack: false,
  };
}

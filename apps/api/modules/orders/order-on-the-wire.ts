import type { Order } from "@skywave/contract";
import { toWireCharge } from "../billing/index.ts";
import type { OrderRow } from "./orders-repository.ts";

/** An order as its owner sees it. */
export function toWireOrder(order: OrderRow, now: Temporal.Instant): Order {
  const isOver = order.state === "quoted" && Temporal.Instant.compare(now, order.expiresAt) >= 0;
  const { oneTimeCharge, repeatingCharge, ongoingCharge, zeroCharge } = order.charges;
  return {
    id: order.id,
    status: isOver ? "expired" : order.state,
    offerId: order.offer.id,
    offerVersion: order.offer.version,
    subscriptionId: order.state === "confirmed" ? order.subscriptionId : null,
    created: order.createdAt.toString(),
    expires: order.expiresAt.toString(),
    currency: order.offer.currency,
    ...(order.promoCode !== null && { promoCode: order.promoCode }),
    charges: {
      oneTimeCharge: oneTimeCharge.map(toWireCharge),
      repeatingCharge: repeatingCharge.map(toWireCharge),
      ongoingCharge: ongoingCharge.map(toWireCharge),
      zeroCharge: zeroCharge.map(toWireCharge),
    },
    ...(order.state === "confirmed" &&
      order.subscriptionId !== null && {
        newSubscription: { subscriptionId: order.subscriptionId, invoiceId: order.invoiceId },
      }),
  };
}

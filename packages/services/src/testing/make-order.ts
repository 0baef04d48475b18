import type { Order } from "@skywave/contract/orders/order";

export function makeOrder(override: Partial<Order> = {}): Order {
  return {
    id: "order-1",
    kind: "newSubscription",
    status: "quoted",
    offerId: "offer-1",
    offerVersion: 1,
    subscriptionId: null,
    created: "2026-11-21T12:00:00.000Z",
    expires: "2026-11-21T12:30:00.000Z",
    currency: "USD",
    dueNow: 0,
    charges: { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] },
    ...override,
  };
}

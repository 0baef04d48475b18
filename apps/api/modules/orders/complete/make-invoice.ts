import { randomId } from "../../../platform/security/random-id.ts";
import type { InvoiceRow, StoredCharge } from "../../billing/index.ts";
import type { SubscriptionRow } from "../../subscriptions/index.ts";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { OrderRow } from "../orders-repository.ts";

/** The bill of an order, paid in full: the quoted charge, unchanged. */
export function invoiceOf(
  order: OrderRow,
  paid: { charge: StoredCharge; paymentMethodId: string | null; now: Temporal.Instant },
): Omit<InvoiceRow, "serialNumber"> {
  if (order.subscriptionId === null) throw new Error(`order ${order.id} has no subscription to bill`);
  return {
    identityId: order.identityId,
    id: randomId("inv"),
    orderId: order.id,
    subscriptionId: order.subscriptionId,
    billingProfileId: order.billingProfileId,
    description: order.offer.name,
    currency: order.offer.currency,
    charge: paid.charge,
    periodStart: order.startsOn,
    totalInCents: paid.charge.totalInCents,
    paidInCents: paid.charge.totalInCents,
    dueDate: order.startsOn,
    paymentMethodId: paid.paymentMethodId,
    serviceAddress: order.serviceAddress,
    createdAt: paid.now,
  };
}

/** The subscription that an order buys, on the terms that were quoted. */
export function subscriptionOf(
  order: OrderRow,
  fields: Pick<SubscriptionRow, "id" | "state"> & { now: Temporal.Instant },
): SubscriptionRow {
  return {
    identityId: order.identityId,
    id: fields.id,
    state: fields.state,
    productId: mainProductOf(order.offer),
    orderId: order.id,
    offer: order.offer,
    source: "stripe",
    billingProfileId: order.billingProfileId,
    serviceAddress: order.serviceAddress,
    startedOn: order.startsOn,
    startedAt: fields.now,
    terminatedAt: null,
  };
}

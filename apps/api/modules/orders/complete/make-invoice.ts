import { randomId } from "../../../platform/security/random-id.ts";
import type { InvoiceRow, StoredCharge } from "../../billing/index.ts";
import { storeNewLife, type SubscriptionRow } from "../../subscriptions/index.ts";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { OrderRow } from "../orders-repository.ts";

/** The bill of an order: the quoted charges, unchanged. What no card has paid, the balance has. */
export function invoiceOf(
  order: OrderRow,
  paid: {
    charges: StoredCharge[];
    byCardInCents: number;
    byBalanceInCents: number;
    paymentMethodId: string | null;
    now: Temporal.Instant;
  },
): Omit<InvoiceRow, "serialNumber"> {
  if (order.subscriptionId === null) throw new Error(`order ${order.id} has no subscription to bill`);
  const totalInCents = paid.charges.reduce((sum, charge) => sum + charge.totalInCents, 0);
  return {
    identityId: order.identityId,
    id: randomId("inv"),
    orderId: order.id,
    subscriptionId: order.subscriptionId,
    billingProfileId: order.billingProfileId,
    description: order.offer.name,
    currency: order.offer.currency,
    firstCharge: 0,
    charges: paid.charges,
    totalInCents,
    appliedBalanceInCents: paid.byBalanceInCents,
    paidInCents: paid.byCardInCents,
    waivedInCents: 0,
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
    ...storeNewLife(order),
    source: "stripe",
    externalReference: null,
    billingProfileId: order.billingProfileId,
    billedCount: 1,
    turnedUntil: order.startsOn,
    heldBy: null,
    nextStepOn: order.startsOn,
    cancellation: null,
    startedAt: fields.now,
    terminatedAt: null,
  };
}

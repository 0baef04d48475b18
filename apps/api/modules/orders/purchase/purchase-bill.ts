import { mainProductOf } from "@skywave/domain/offers/main-product";
import { firstStepOn } from "@skywave/domain/schedule/first-step";
import { randomId } from "#platform/security/random-id.ts";
import type { InvoiceRow, StoredCharge } from "#modules/books/index.ts";
import { scheduleOf, storeNewSchedule, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { StoredLine } from "../order/orders-tables.ts";
import { describePlans } from "./describe-purchase.ts";
import type { PurchaseRow } from "./purchase-row.ts";

/** The bill of a purchase: the quoted charges, unchanged. What no card has paid, the balance has. */
export function invoiceOf(
  order: PurchaseRow,
  plans: readonly StoredLine[],
  paid: {
    charges: StoredCharge[];
    byCardInCents: number;
    byBalanceInCents: number;
    paymentMethodId: string | null;
    now: Temporal.Instant;
  },
): Omit<InvoiceRow, "serialNumber"> {
  const [first, ...others] = plans;
  if (first?.subscriptionId == null) throw new Error(`order ${order.id} has no subscription to bill`);
  const totalInCents = paid.charges.reduce((sum, charge) => sum + charge.totalInCents, 0);
  return {
    identityId: order.identityId,
    id: randomId("inv"),
    orderId: order.id,
    subscriptionId: first.subscriptionId,
    otherSubscriptionIds: others.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    billingProfileId: order.billingProfileId,
    description: describePlans(plans),
    currency: order.offer.currency,
    firstCharge: 0,
    charges: paid.charges.map((charge) => forItsSubscription(charge, order)),
    totalInCents,
    appliedBalanceInCents: paid.byBalanceInCents,
    paidInCents: paid.byCardInCents,
    writtenOffInCents: 0,
    dueDate: order.startsOn,
    paymentMethodId: paid.paymentMethodId,
    serviceAddress: order.serviceAddress,
    createdAt: paid.now,
  };
}

function forItsSubscription(charge: StoredCharge, { lines }: PurchaseRow): StoredCharge {
  const { line } = charge;
  const subscriptionId = line && lines?.[line.place]?.subscriptionId;
  return line === undefined || subscriptionId == null
    ? charge
    : { ...charge, line: { ...line, subscriptionId } };
}

/** The subscriptions that an order buys, on the terms that were quoted. */
export function subscriptionsOf(
  order: PurchaseRow,
  plans: readonly StoredLine[],
  { state, now }: Pick<SubscriptionRow, "state"> & { now: Temporal.Instant },
): SubscriptionRow[] {
  const { identityId, serviceAddress, startsOn } = order;
  return plans.map(({ offer, instanceNumber, subscriptionId, pairPrimaryId = null }) => {
    if (subscriptionId === null) throw new Error(`order ${order.id} buys a plan without a name`);
    const stored = storeNewSchedule({ offer, serviceAddress, startsOn });
    return {
      identityId,
      id: subscriptionId,
      state,
      productId: mainProductOf(offer),
      instanceNumber,
      orderId: order.id,
      ...stored,
      source: "stripe",
      externalReference: null,
      primaryId: null,
      pairPrimaryId,
      billingProfileId: order.billingProfileId,
      billedCount: 1,
      turnedUntil: startsOn,
      heldBy: null,
      nextStepOn: firstStepOn(scheduleOf(stored), startsOn),
      cancellation: null,
      startedAt: now,
      terminatedAt: null,
    };
  });
}

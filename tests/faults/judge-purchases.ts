import type { Order } from "@skywave/contract";
import type { LedgerCharge } from "../system/card-desk.ts";
import type { Shopper } from "../system/shopper.ts";

/** What became of a person's orders, by their own word and by the card processor's ledger. */
export interface Verdict {
  confirmed: Order[];
  /** One line for each thing that must never be. */
  violations: string[];
}

/**
 * Each order is charged once, at the amount quoted, and confirmed with one invoice and a subscription for each plan;
 * or it is not charged and has none of these. Nothing else of the kind exists.
 */
export async function judgePurchases(
  shopper: Shopper,
  orders: readonly Order[],
  chargesByOrder: ReadonlyMap<string, readonly LedgerCharge[]>,
): Promise<Verdict> {
  const [now, subscriptions, invoices] = await Promise.all([
    Promise.all(orders.map((order) => shopper.order(order.id))),
    shopper.subscriptions(),
    shopper.invoices(),
  ]);
  const violations: string[] = [];
  const confirmed = now.filter(({ status }) => status === "confirmed");
  for (const order of now) {
    const charges = chargesByOrder.get(order.id) ?? [];
    const isConfirmed = order.status === "confirmed";
    const totalInCents = order.charges.oneTimeCharge.reduce((sum, { lines }) => sum + cents(lines.total), 0);
    const ids = new Set(plansOf(order).map(({ subscriptionId }) => subscriptionId));
    const bought = subscriptions.filter(({ id }) => ids.has(id));
    const billed = invoices.filter(({ id }) => id === order.newSubscription?.invoiceId);
    const expect = (isKept: boolean, otherwise: string) => {
      if (!isKept) violations.push(`${order.id} (${order.status}) ${otherwise}`);
    };
    const count = isConfirmed ? 1 : 0;
    expect(isConfirmed || order.status === "quoted", "is neither confirmed nor as it was quoted");
    expect(charges.length === count, `was charged ${charges.length} times`);
    expect(
      charges.every(({ amount }) => amount === totalInCents),
      "was charged another amount than quoted",
    );
    expect(
      bought.length === count * plansOf(order).length && bought.every(isActive),
      `has ${bought.length} subscriptions`,
    );
    expect(
      billed.length === count && billed.every(({ amountPaid }) => cents(amountPaid) === totalInCents),
      `has ${billed.length} invoices`,
    );
  }
  const plans = confirmed.flatMap(plansOf);
  if (subscriptions.length !== plans.length || invoices.length !== confirmed.length)
    violations.push(
      `${shopper.identityId} has ${subscriptions.length} subscriptions and ${invoices.length} invoices of ${confirmed.length} orders for ${plans.length} plans`,
    );
  return { confirmed, violations };
}

function isActive({ state }: { state: string }): boolean {
  return state === "active";
}

/** What an order buys; most buy one plan. */
function plansOf({ lines, newSubscription }: Order): { subscriptionId: string | null }[] {
  return lines ?? [{ subscriptionId: newSubscription?.subscriptionId ?? null }];
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

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
 * Each order is charged once, at the amount quoted, and confirmed with one subscription and one invoice; or it is
 * not charged and has none of these. Nothing else of the kind exists.
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
    const total = order.charges.oneTimeCharge[0]?.lines.total ?? 0;
    const bought = subscriptions.filter(({ id }) => id === order.newSubscription?.subscriptionId);
    const billed = invoices.filter(({ id }) => id === order.newSubscription?.invoiceId);
    const expect = (isKept: boolean, otherwise: string) => {
      if (!isKept) violations.push(`${order.id} (${order.status}) ${otherwise}`);
    };
    const count = isConfirmed ? 1 : 0;
    expect(isConfirmed || order.status === "quoted", "is neither confirmed nor as it was quoted");
    expect(charges.length === count, `was charged ${charges.length} times`);
    expect(
      charges.every(({ amount }) => amount === Math.round(total * 100)),
      "was charged another amount than quoted",
    );
    expect(bought.length === count && bought.every(isActive), `has ${bought.length} subscriptions`);
    expect(
      billed.length === count && billed.every(({ amountPaid }) => amountPaid === total),
      `has ${billed.length} invoices`,
    );
  }
  if (subscriptions.length !== confirmed.length || invoices.length !== confirmed.length)
    violations.push(
      `${shopper.identityId} has ${subscriptions.length} subscriptions and ${invoices.length} invoices of ${confirmed.length} orders`,
    );
  return { confirmed, violations };
}

function isActive({ state }: { state: string }): boolean {
  return state === "active";
}

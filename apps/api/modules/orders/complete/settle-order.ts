import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import {
  balanceEntries,
  billEntries,
  type DecidedCharge,
  type Payment,
  paymentEntries,
} from "#modules/books/index.ts";
import type { SettleChange } from "../change/settle-change.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { OrderRow } from "../orders-repository.ts";
import { invoiceOf } from "./make-invoice.ts";
import type { SettlementRepository } from "./settlement-repository.ts";

/** Tells the customer of a confirmed order; it joins the transaction that confirms. */
export type AnnounceOrder = (order: Pick<OrderRow, "identityId" | "id">) => Promise<void>;

export type SettleOrder = (
  order: OrderRow,
  payment: Payment,
  decided: DecidedCharge,
) => Promise<OrderRow | undefined>;

/** Makes an order final by what the card processor said. Safe to run twice and on two nodes at once. */
export function createSettleOrder(dependencies: {
  database: Database;
  clock: Clock;
  settlement: SettlementRepository;
  announceOrder: AnnounceOrder;
  settleChange: SettleChange;
  fundOrder: FundOrder;
}): SettleOrder {
  const { database, clock, settlement, fundOrder, announceOrder } = dependencies;

  const confirm = (order: OrderRow, payment: Payment, chargeId: string): Promise<OrderRow | undefined> =>
    database.inTransaction(async () => {
      const charges = order.charges.oneTimeCharge;
      if (charges.length === 0) throw new Error(`order ${order.id} was charged with nothing due`);
      const { amountInCents, paymentMethodId } = payment;
      const paid = { charges, byCardInCents: amountInCents, paymentMethodId, now: clock.now() };
      const unfunded = invoiceOf(order, { ...paid, byBalanceInCents: 0 });
      crashPoint("settle.begun");
      if (!(await settlement.markCharged(payment, chargeId, unfunded))) return undefined;
      await fundOrder.spend(order);
      const byBalanceInCents = await fundOrder.draw(order, unfunded.totalInCents - amountInCents);
      const invoice = { ...unfunded, appliedBalanceInCents: byBalanceInCents };
      await settlement.confirm(order, invoice, [
        ...billEntries(invoice),
        ...paymentEntries(invoice.id, invoice.paidInCents),
        ...balanceEntries(invoice.id, byBalanceInCents),
      ]);
      crashPoint("settle.written");
      await announceOrder(order);
      crashPoint("settle.announced");
      return { ...order, state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt };
    });

  /** Returns the order as this very call has confirmed it. */
  return async (order, payment, decided) => {
    const { change } = order;
    if (change !== null) return dependencies.settleChange({ ...order, change }, payment, decided);
    if (decided.kind === "charged") return confirm(order, payment, decided.chargeId);
    await database.inTransaction(async () => {
      if (await settlement.decline(order, payment, decided.nextMove)) await fundOrder.release(order);
    });
    return undefined;
  };
}

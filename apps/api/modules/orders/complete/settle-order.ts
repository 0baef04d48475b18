import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import type { ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import {
  balanceEntries,
  billEntries,
  type Payment,
  paymentEntries,
  type PaymentsRepository,
} from "#modules/billing/index.ts";
import type { SettleChange } from "../change/settle-change.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { OrderRow } from "../orders-repository.ts";
import { invoiceOf } from "./make-invoice.ts";
import type { SettlementRepository } from "./settlement-repository.ts";

// How long an unclear charge is left alone before the processor is asked again.
const ASK_AGAIN_AFTER_SECONDS = 5;

/** Tells the customer of a confirmed order; it joins the transaction that confirms. */
export type AnnounceOrder = (order: Pick<OrderRow, "identityId" | "id">) => Promise<void>;

export type SettleOrder = (
  order: OrderRow,
  payment: Payment,
  outcome: ChargeOutcome,
) => Promise<OrderRow | undefined>;

/** Makes an order final by what the card processor said. Safe to run twice and on two nodes at once. */
export function createSettleOrder(dependencies: {
  database: Database;
  clock: Clock;
  payments: PaymentsRepository;
  settlement: SettlementRepository;
  announceOrder: AnnounceOrder;
  settleChange: SettleChange;
  fundOrder: FundOrder;
}): SettleOrder {
  const { database, clock, payments, settlement, fundOrder, announceOrder } = dependencies;

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
  return async (order, payment, outcome) => {
    const { change } = order;
    if (change !== null && outcome.kind !== "unknown")
      return dependencies.settleChange({ ...order, change }, payment, outcome);
    switch (outcome.kind) {
      case "charged":
        return confirm(order, payment, outcome.chargeId);
      case "declined":
        await database.inTransaction(async () => {
          if (await settlement.decline(order, payment, outcome.nextMove)) await fundOrder.release(order);
        });
        return undefined;
      case "unknown": {
        const leaseUntil = clock.realNow().add({ seconds: ASK_AGAIN_AFTER_SECONDS });
        await payments.markUnknown(payment, leaseUntil);
        return undefined;
      }
    }
  };
}

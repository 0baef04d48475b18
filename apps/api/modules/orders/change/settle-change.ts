import { crashPoint } from "#platform/crash-point.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import { type DecidedCharge, type Payment, paymentEntries } from "#modules/books/index.ts";
import type { Confirmation } from "../order/kind-of-order.ts";
import { createApplyChange } from "./apply-change.ts";
import type { ChangeParts } from "./change-parts.ts";
import type { ChangeRow } from "./change-row.ts";
import type { ChangeRules } from "./change-rules.ts";
import { lockSubscriptions } from "./lock-subscriptions.ts";

/**
 * Makes a change final that the card was charged for, by what the processor said. Everybody who settles it waits
 * for the subscription first, so the first one does it and the others find it done.
 */
export function createSettleChange<O extends ChangeRow>(
  parts: ChangeParts,
  rules: ChangeRules<O>,
): (order: O, payment: Payment, decided: DecidedCharge) => Promise<Confirmation | undefined> {
  const { database, clock, payments, bills, ledger, attempts, locks, changes, fundOrder } = parts;
  const applyChange = createApplyChange(parts, rules);

  const lockOpen = async (order: O, payment: Payment) => {
    const locked = await lockSubscriptions(locks, order, rules.secondOf?.(order));
    if (locked === undefined) throw new Error(`order ${order.id} changes no subscription`);
    const now = await payments.find(payment.identityId, payment.id);
    return now?.state === "started" || now?.state === "unknown" ? locked : undefined;
  };

  const confirm = (order: O, payment: Payment, processorChargeId: string) =>
    database.inTransaction(async (): Promise<Confirmation | undefined> => {
      const locked = await lockOpen(order, payment);
      if (locked === undefined) return undefined;
      if (locked.row.heldBy !== order.id)
        throw new Error(`order ${order.id} was charged without its subscription`);
      crashPoint("settle.begun");
      const paidAt = clock.now();
      const { identityId, currency, amountInCents, paymentMethodId } = payment;
      await fundOrder.spend(order);
      const { invoiceId, row } = await applyChange(order, locked, amountInCents);
      if (invoiceId === null) throw new Error(`order ${order.id} was charged with nothing due`);
      await attempts.settle(payment, { state: "charged", processorChargeId, invoiceId, paidAt });
      await bills.change({ identityId, id: invoiceId }, { paymentMethodId });
      await ledger.write({ identityId, currency, at: paidAt }, paymentEntries(payment.id, amountInCents));
      await changes.confirm(order, { invoiceId, confirmedAt: paidAt });
      crashPoint("settle.written");
      await parts.notifyOwner(row, rules.messageOf(order));
      await rules.begin?.(order);
      crashPoint("settle.announced");
      return { invoiceId, confirmedAt: paidAt };
    });

  const decline = (order: O, payment: Payment, declined: DecidedCharge & { kind: "declined" }) =>
    database.inTransaction(async (): Promise<void> => {
      const locked = await lockOpen(order, payment);
      if (locked === undefined) return;
      const { nextMove, isFinal = false } = declined;
      await attempts.settle(payment, { state: "declined", nextMove, isFinal });
      await locks.hold(locked.row, null);
      if (locked.second !== undefined) await locks.hold(locked.second, null);
      await changes.reopen(order);
      await fundOrder.release(order);
      await rules.letGo?.(order);
    });

  return async (order, payment, decided) => {
    if (decided.kind === "charged") {
      try {
        return await confirm(order, payment, decided.chargeId);
      } catch (error) {
        if (!isUniqueViolation(error, "subscriptions_one_live_per_product")) throw error;
        // The plan that it leads to was bought beside it at this moment; by now that one is there to be seen.
        return confirm(order, payment, decided.chargeId);
      }
    }
    await decline(order, payment, decided);
    return undefined;
  };
}

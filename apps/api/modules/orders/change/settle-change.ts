import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import {
  type BillsRepository,
  type DecidedCharge,
  type LedgerRepository,
  type Payment,
  paymentEntries,
  type PaymentsRepository,
  type TriesRepository,
} from "#modules/books/index.ts";
import type { SubscriptionLocks } from "#modules/subscriptions/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import { lockWithCompanion } from "../bundles/lock-with-companion.ts";
import type { OrderRow } from "../orders-repository.ts";
import type { AnnounceChange } from "./announce-change.ts";
import type { ApplyChange, ChangeOrder } from "./apply-change.ts";
import type { ChangesRepository } from "./changes-repository.ts";

export interface SettleChangeParts {
  database: Database;
  clock: Clock;
  payments: Pick<PaymentsRepository, "find">;
  bills: BillsRepository;
  ledger: LedgerRepository;
  tries: Pick<TriesRepository, "settle">;
  locks: SubscriptionLocks;
  changes: ChangesRepository;
  applyChange: ApplyChange;
  announceChange: AnnounceChange;
  fundOrder: FundOrder;
}

export type SettleChange = (
  order: ChangeOrder,
  payment: Payment,
  decided: DecidedCharge,
) => Promise<OrderRow | undefined>;

/**
 * Makes a change final that the card was charged for, by what the processor said. Everybody who settles it waits
 * for the subscription first, so the first one does it and the others find it done.
 */
export function createSettleChange(parts: SettleChangeParts): SettleChange {
  const {
    database,
    clock,
    payments,
    bills,
    ledger,
    tries,
    locks,
    changes,
    applyChange,
    announceChange,
    fundOrder,
  } = parts;

  const lockOpen = async (order: ChangeOrder, payment: Payment) => {
    const locked = await lockWithCompanion(locks, order);
    if (locked === undefined) throw new Error(`order ${order.id} changes no subscription`);
    const now = await payments.find(payment.identityId, payment.id);
    return now?.state === "started" || now?.state === "unknown" ? locked : undefined;
  };

  const confirm = (order: ChangeOrder, payment: Payment, processorChargeId: string) =>
    database.inTransaction(async (): Promise<OrderRow | undefined> => {
      const locked = await lockOpen(order, payment);
      if (locked === undefined) return undefined;
      if (locked.row.heldBy !== order.id)
        throw new Error(`order ${order.id} was charged without its subscription`);
      crashPoint("settle.begun");
      const paidAt = clock.now();
      const { identityId, currency, amountInCents, paymentMethodId } = payment;
      await fundOrder.spend(order);
      const applied = await applyChange(order, locked, amountInCents);
      const { invoiceId } = applied;
      if (invoiceId === null) throw new Error(`order ${order.id} was charged with nothing due`);
      await tries.settle(payment, { state: "charged", processorChargeId, invoiceId, paidAt });
      await bills.change({ identityId, id: invoiceId }, { paymentMethodId });
      await ledger.write({ identityId, currency, at: paidAt }, paymentEntries(payment.id, amountInCents));
      await changes.confirm(order, { invoiceId, confirmedAt: paidAt });
      crashPoint("settle.written");
      await announceChange(order, applied.row);
      crashPoint("settle.announced");
      return { ...order, state: "confirmed", invoiceId, confirmedAt: paidAt };
    });

  const decline = (order: ChangeOrder, payment: Payment, declined: DecidedCharge & { kind: "declined" }) =>
    database.inTransaction(async (): Promise<void> => {
      const locked = await lockOpen(order, payment);
      if (locked === undefined) return;
      const { nextMove, isFinal = false } = declined;
      await tries.settle(payment, { state: "declined", nextMove, isFinal });
      await locks.hold(locked.row, null);
      if (locked.second !== undefined) await locks.hold(locked.second, null);
      await changes.reopen(order);
      await fundOrder.release(order);
    });

  return async (order, payment, decided) => {
    if (decided.kind === "charged") return confirm(order, payment, decided.chargeId);
    await decline(order, payment, decided);
    return undefined;
  };
}

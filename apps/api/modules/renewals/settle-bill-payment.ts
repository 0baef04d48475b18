import { suspensionIntervalOn, resume } from "@skywave/domain/schedule/change-schedule";
import { nextTryOn } from "@skywave/domain/schedule/dunning";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import {
  type Books,
  type DecidedCharge,
  type InvoiceRow,
  type Payment,
  paymentEntries,
  type SettleCharge,
} from "#modules/books/index.ts";
import {
  scheduleOf,
  storeSchedule,
  type SubscriptionLocks,
  type SubscriptionRow,
} from "#modules/subscriptions/index.ts";
import { columnsOf } from "./schedule-facts.ts";
import type { LoadSchedule } from "./load-schedule.ts";
import type { TransactionalMessage } from "./notify-owner.ts";

export interface SettlementParts {
  database: Database;
  clock: Clock;
  bills: Books["bills"];
  ledger: Books["ledger"];
  attempts: Books["attempts"];
  locks: SubscriptionLocks;
  loadSchedule: LoadSchedule;
  /** Joins the transaction. */
  notifyOwner: (row: SubscriptionRow, message: TransactionalMessage) => Promise<void>;
}

export type SettleBillPayment = SettleCharge<void>;

/** Makes an attempt to collect a bill final by what the card processor said. Safe twice and on two nodes at once. */
export function createSettleBillPayment(parts: SettlementParts): SettleBillPayment {
  const { database, clock, bills, ledger, attempts, locks, notifyOwner } = parts;
  const restoreService = createRestoreService(parts);

  const settle = (payment: Payment, outcome: DecidedCharge) =>
    database.inTransaction(async () => {
      const invoice = await bills.findInvoice(payment.identityId, payment.subjectId);
      if (invoice === undefined) throw new Error(`payment ${payment.id} has no bill`);
      const row = await locks.lock(invoice.identityId, invoice.subscriptionId);
      if (row === undefined) throw new Error(`bill ${invoice.id} has no subscription`);
      crashPoint("renewal.settling");
      if (outcome.kind === "declined") {
        const { nextMove, isFinal = false } = outcome;
        const isOurs = await attempts.settle(payment, { state: "declined", nextMove, isFinal });
        if (isOurs) await notifyOfDecline(row, payment);
        return;
      }
      const paidAt = clock.now();
      const { chargeId: processorChargeId } = outcome;
      const charged = { state: "charged", processorChargeId, invoiceId: invoice.id, paidAt } as const;
      if (!(await attempts.settle(payment, charged))) return;
      await bookPayment(invoice, payment, paidAt);
      const isBack = await restoreService(row);
      const { amountInCents } = payment;
      await notifyOwner(
        row,
        isBack
          ? { kind: "restored", amountInCents, day: clock.today().toString() }
          : { kind: "receipt", invoiceId: invoice.id, amountInCents },
      );
    });

  const bookPayment = async (invoice: InvoiceRow, payment: Payment, at: Temporal.Instant) => {
    const { identityId, currency, amountInCents, paymentMethodId } = payment;
    await bills.change(invoice, { paidInCents: amountInCents, paymentMethodId });
    await ledger.write({ identityId, currency, at }, paymentEntries(payment.id, amountInCents));
  };

  const notifyOfDecline = async (row: SubscriptionRow, payment: Payment) => {
    const loaded = await parts.loadSchedule(row, payment.triedOn);
    await locks.save(row, columnsOf(loaded, payment.triedOn), payment.triedOn);
    const day = (loaded.openBill && nextTryOn(loaded.openBill)?.toString()) ?? null;
    await notifyOwner(row, { kind: "payment-declined", amountInCents: payment.amountInCents, day });
  };

  return settle;
}

/**
 * Brings back service to a subscription whose bill has been paid, if it was suspended. Returns whether it
 * was. Call it in a transaction that holds the subscription.
 */
export function createRestoreService({
  clock,
  locks,
  loadSchedule,
}: Pick<SettlementParts, "clock" | "locks" | "loadSchedule">) {
  return async (row: SubscriptionRow): Promise<boolean> => {
    const today = clock.today();
    const schedule = scheduleOf(row);
    const isSuspended = suspensionIntervalOn(schedule, today)?.reason === "suspended";
    const owing = await loadSchedule(row, today);
    const isBack = isSuspended && owing.owed === undefined;
    const changed = isBack ? { ...row, ...storeSchedule(resume(schedule, today), { before: row }) } : row;
    await locks.save(row, columnsOf(await loadSchedule(changed, today), today), today);
    return isBack;
  };
}

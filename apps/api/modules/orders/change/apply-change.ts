import { isBefore } from "@skywave/domain/calendar/compare-days";
import { type Bill, billsFrom } from "@skywave/domain/pricing/bills-from";
import type { Clock } from "#platform/clock.ts";
import {
  amountDueInCents,
  type BillsRepository,
  FOR_CANCELLATION,
  type Payment,
  type Refund,
  refundOf,
  type RefundReservationsRepository,
} from "#modules/books/index.ts";
import { columnsOf, type IssueBill, type LoadedLife, type LoadLife } from "#modules/renewals/index.ts";
import {
  lifeOf,
  storeLife,
  type SubscriptionLocks,
  type SubscriptionRow,
} from "#modules/subscriptions/index.ts";
import type { LockedChange } from "../bundles/lock-with-companion.ts";
import type { StartCompanion } from "../bundles/start-companion.ts";
import type { OrderRow } from "../orders-repository.ts";
import { changeLifeBy } from "./change-life-by.ts";
import type { ChangesRepository } from "./changes-repository.ts";
import { splitRefund } from "./split-refund.ts";
import type { StoredChange } from "./stored-change.ts";

export interface ApplyParts {
  clock: Clock;
  bills: BillsRepository;
  issueBill: IssueBill;
  loadLife: LoadLife;
  locks: SubscriptionLocks;
  changes: ChangesRepository;
  startCompanion: StartCompanion;
  refunds: Pick<RefundReservationsRepository, "reserve">;
  findPayment: (identityId: string, id: string) => Promise<Payment | undefined>;
}

export interface AppliedChange {
  invoiceId: string | null;
  row: SubscriptionRow;
  /** Written down, and to be asked for once the transaction is done. */
  refunds: Refund[];
}

export type ChangeOrder = OrderRow & { change: StoredChange };

export type ApplyChange = (
  order: ChangeOrder,
  locked: LockedChange,
  paidByCardInCents: number,
) => Promise<AppliedChange>;

/**
 * Makes a quoted change of a subscription, with the bill that falls due by it. Call it in a transaction that holds
 * the subscription, and only on the life that was quoted.
 */
export function createApplyChange(parts: ApplyParts): ApplyChange {
  const { clock, bills, issueBill, loadLife, locks, changes } = parts;

  const reserveRefunds = async (
    order: ChangeOrder,
    creditInvoiceId: string,
    shares: ReturnType<typeof splitRefund>["shares"],
  ): Promise<Refund[]> => {
    const reserved: Refund[] = [];
    for (const { payment: source, amountInCents } of shares) {
      const payment = await parts.findPayment(order.identityId, source.paymentId);
      if (payment == null || payment.processorChargeId === null)
        throw new Error(`payment ${source.paymentId} cannot be refunded`);
      const request = {
        identityId: order.identityId,
        paymentId: payment.id,
        amountInCents,
        reason: FOR_CANCELLATION,
        invoiceId: source.invoiceId,
        creditInvoiceId,
        key: `${order.id}:${payment.id}`,
      };
      const { processorChargeId } = payment;
      const refund = refundOf(request, { ...payment, processorChargeId }, clock.realNow());
      const state = await parts.refunds.reserve(refund, payment.amountInCents);
      if (state !== "reserved") throw new Error(`refund ${refund.id} is ${state}`);
      reserved.push(refund);
    }
    return reserved;
  };

  /** A credit pays what is owed first; what cards have paid goes back to them, and issuing keeps the rest. */
  const giveBack = async (order: ChangeOrder, { row, owed }: LoadedLife, bill: Bill) => {
    const payments = await changes.listRefundable(row.identityId, row.id);
    const owedInCents = owed === undefined ? 0 : amountDueInCents(owed.invoice);
    const split = splitRefund(-bill.totalInCents, { owedInCents, payments });
    const issued = await issueBill(row, bill, -(split.toBalanceDueInCents + split.toCardInCents));
    if (owed !== undefined && split.toBalanceDueInCents > 0)
      await bills.change(owed.invoice, { paidInCents: split.toBalanceDueInCents });
    return { issued, refunds: await reserveRefunds(order, issued.invoice.id, split.shares) };
  };

  return async (order, locked, paidByCardInCents) => {
    const before = await loadLife(locked.row, order.startsOn);
    await parts.startCompanion(order, locked);
    const { action, reason } = order.change;
    const { startsOn: today, offer } = order;
    const life = changeLifeBy(lifeOf(before.row), action, { today, offer });
    const isCancelled = action.kind === "cancelSubscription";
    const isOver = isCancelled && life.end !== undefined && !isBefore(today, life.end.on);
    const changed: SubscriptionRow = {
      ...before.row,
      ...storeLife(life, { before: before.row, newOffer: offer }),
      cancellation: isCancelled ? { reasonCode: reason?.code ?? null, text: reason?.text ?? null } : null,
      ...(isOver && { terminatedAt: clock.now(), turnedUntil: today }),
    };
    let { billedCount } = changed;
    let invoiceId: string | null = null;
    let settledInCents = paidByCardInCents;
    const refunds: Refund[] = [];
    for (const bill of billsFrom(life, billedCount)) {
      if (isBefore(today, bill.on)) break;
      const isGivenBack = isCancelled && bill.totalInCents < 0;
      const made = isGivenBack
        ? await giveBack(order, { ...before, row: changed }, bill)
        : { issued: await issueBill(changed, bill, settledInCents), refunds: [] };
      invoiceId = made.issued.invoice.id;
      refunds.push(...made.refunds);
      settledInCents = 0;
      billedCount += bill.charges.length;
    }
    const row = { ...changed, billedCount };
    await locks.save(row, { ...columnsOf(await loadLife(row, today), today), heldBy: null }, today);
    return { invoiceId, row, refunds };
  };
}

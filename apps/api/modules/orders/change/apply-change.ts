import { isBefore } from "@skywave/domain/calendar/compare-days";
import { billsFrom } from "@skywave/domain/pricing/bills-from";
import type { Refund } from "#modules/books/index.ts";
import { columnsOf } from "#modules/renewals/index.ts";
import { offerOn, scheduleOf, storeSchedule, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ChangeParts } from "./change-parts.ts";
import type { ChangeRow } from "./change-row.ts";
import type { ChangeRules } from "./change-rules.ts";
import type { LockedChange } from "./lock-subscriptions.ts";

export interface AppliedChange {
  invoiceId: string | null;
  row: SubscriptionRow;
  /** Written down, and to be asked for once the transaction is done. */
  refunds: Refund[];
}

export type ApplyChange<O extends ChangeRow> = (
  order: O,
  locked: LockedChange,
  paidByCardInCents: number,
) => Promise<AppliedChange>;

/**
 * Makes a quoted change of a subscription, with the bill that falls due by it. Call it in a
 * transaction that holds the subscription, and only on the schedule that was quoted.
 */
export function createApplyChange<O extends ChangeRow>(
  { issueBill, loadSchedule, locks }: Pick<ChangeParts, "issueBill" | "loadSchedule" | "locks">,
  rules: ChangeRules<O>,
): ApplyChange<O> {
  return async (order, locked, paidByCardInCents) => {
    const { startsOn: today, offer } = order;
    const before = await loadSchedule(locked.row, today);
    await rules.changeSecond?.(order, locked);
    const schedule = rules.changeSchedule(order, scheduleOf(before.row));
    const taken = rules.takeOver?.(order, before.row);
    const changed: SubscriptionRow = {
      ...before.row,
      ...storeSchedule(schedule, { before: before.row, newOffer: offer }),
      cancellation: null,
      ...taken,
      ...rules.endOf?.(order, schedule),
    };
    const creditedPlan = offerOn(before.row, today).name;
    let { billedCount } = changed;
    let invoiceId: string | null = null;
    let settledInCents = paidByCardInCents;
    const refunds: Refund[] = [];
    for (const bill of billsFrom(schedule, billedCount)) {
      if (isBefore(today, bill.on)) break;
      const made =
        rules.giveBack !== undefined && bill.totalInCents < 0
          ? await rules.giveBack(order, { ...before, row: changed }, bill)
          : { issued: await issueBill(changed, bill, { settledInCents, creditedPlan }), refunds: [] };
      invoiceId = made.issued.invoice.id;
      refunds.push(...made.refunds);
      settledInCents = 0;
      billedCount += bill.charges.length;
    }
    const row = { ...changed, billedCount };
    const { source, billingProfileId } = row;
    const payer = taken === undefined ? {} : { source, billingProfileId };
    const columns = columnsOf(await loadSchedule(row, today), today);
    await locks.save(row, { ...columns, ...payer, heldBy: null }, today);
    return { invoiceId, refunds, row };
  };
}

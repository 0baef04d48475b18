import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { endAtOnce, suspend } from "@skywave/domain/schedule/change-schedule";
import type { DueAction } from "@skywave/domain/schedule/next-step";
import { stateOn } from "@skywave/domain/schedule/state-on";
import type { AdvanceMessage } from "@skywave/domain/advance-messages/next-advance-message";
import { billsFrom } from "@skywave/domain/pricing/bills-from";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Clock } from "#platform/clock.ts";
import { amountDueInCents, type Books, ledgerTransaction, type Payment } from "#modules/books/index.ts";
import type { SendAdvanceMessage } from "#modules/advance-messages/index.ts";
import { storeSchedule, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { IssueBill } from "./issue-bill.ts";
import { nextAdvanceMessageOf, UNPAID } from "./schedule-facts.ts";
import type { LoadedSchedule, OwedBill } from "./load-schedule.ts";
import type { TransactionalMessage } from "./notify-owner.ts";
import { paymentAttemptOf } from "./payment-attempt-of.ts";

/** What a step has come to. */
export interface StepResult {
  row: SubscriptionRow;
  message: TransactionalMessage | undefined;
  /** An attempt that is written down and is to be made once the transaction is done. */
  payment: Payment | undefined;
}

/** Undefined where the step has to wait: nobody can be told what is coming without an address. */
export type ExecuteDueAction = (
  loaded: LoadedSchedule,
  dueAction: DueAction,
) => Promise<StepResult | undefined>;

/** Writes down one step of a subscription's schedule, as of the step's day. Runs in a transaction that holds it. */
export function createExecuteDueAction(dependencies: {
  bills: Books["bills"];
  ledger: Books["ledger"];
  attempts: Books["attempts"];
  issueBill: IssueBill;
  sendAdvanceMessage: SendAdvanceMessage;
  clock: Clock;
}): ExecuteDueAction {
  const { bills, ledger, attempts, issueBill, sendAdvanceMessage, clock } = dependencies;

  const makeBill = async ({ row, schedule }: LoadedSchedule): Promise<StepResult> => {
    const [bill] = billsFrom(schedule, row.billedCount).take(1);
    if (bill === undefined) throw new Error(`subscription ${row.id} has no bill to make`);
    const { invoice, amountDueInCents: due } = await issueBill(row, bill);
    const isPaidByBalance = due === 0 && invoice.appliedBalanceInCents > 0;
    const message: TransactionalMessage = {
      kind: "receipt",
      invoiceId: invoice.id,
      amountInCents: invoice.totalInCents,
    };
    return {
      row: { ...row, billedCount: row.billedCount + bill.charges.length },
      message: isPaidByBalance ? message : undefined,
      payment: undefined,
    };
  };

  const tryCard = async ({ row, owed }: LoadedSchedule, on: Temporal.PlainDate): Promise<StepResult> => {
    if (owed?.payer === undefined) throw new Error(`subscription ${row.id} has no card to try`);
    const payment = paymentAttemptOf(owed.invoice, {
      payer: owed.payer,
      attempts: owed.attempts,
      on,
      now: clock.realNow(),
    });
    await attempts.add(payment);
    return { row, message: undefined, payment };
  };

  /** Ends what nobody pays for; what is left of its bill is written off. */
  const cancelForNonPayment = async (loaded: LoadedSchedule, owed: OwedBill, on: Temporal.PlainDate) => {
    const { row } = loaded;
    const schedule = endAtOnce(loaded.schedule, { on, refund: "proRata" });
    const credited = await creditOwed(row, schedule, owed);
    const left = amountDueInCents(owed.invoice) - credited.inCents;
    const { identityId } = row;
    await bills.change(owed.invoice, { writtenOffInCents: left });
    await ledger.write(
      { identityId, currency: owed.invoice.currency, at: clock.now() },
      ledgerTransaction(`write-off:${owed.invoice.id}`, { badDebt: left, receivable: -left }),
    );
    return endedUnpaid({ ...row, billedCount: row.billedCount + credited.charges }, schedule, on);
  };

  /** Days that were billed and not served come off the bill that is owed, not into the balance. */
  const creditOwed = async (row: SubscriptionRow, schedule: SubscriptionSchedule, owed: OwedBill) => {
    const [bill] = billsFrom(schedule, row.billedCount).take(1);
    if (bill === undefined) return { inCents: 0, charges: 0 };
    const inCents = Math.min(-bill.totalInCents, amountDueInCents(owed.invoice));
    const issued = await issueBill(row, bill, { settledInCents: -inCents });
    await bills.change(owed.invoice, { paidInCents: inCents });
    return { inCents, charges: issued.invoice.charges.length };
  };

  return async (loaded, { kind, on }) => {
    const { row, owed } = loaded;
    switch (kind) {
      case "turn":
        return turn(loaded, on);
      case "bill":
        return makeBill(loaded);
      case "try":
        return tryCard(loaded, on);
      case "suspend":
        return stopService(loaded, on);
      case "writeOff":
        if (owed === undefined) throw new Error(`subscription ${row.id} owes nothing`);
        return cancelForNonPayment(loaded, owed, on);
      case "advanceMessage":
        return (await sendAdvanceMessage(row, advanceMessageOf(loaded)))
          ? { row, message: undefined, payment: undefined }
          : undefined;
    }
  };
}

function advanceMessageOf(loaded: LoadedSchedule): AdvanceMessage {
  const message = nextAdvanceMessageOf(loaded);
  if (message === undefined) throw new Error(`subscription ${loaded.row.id} has nothing to tell`);
  return message;
}

function endedUnpaid(
  row: SubscriptionRow,
  schedule: SubscriptionSchedule,
  on: Temporal.PlainDate,
): StepResult {
  return {
    row: {
      ...row,
      ...storeSchedule(schedule, { before: row }),
      turnedUntil: on,
      cancellation: { reasonCode: UNPAID, text: null },
      terminatedAt: startOf(on),
    },
    message: { kind: "ended-unpaid", day: on.toString() },
    payment: undefined,
  };
}

function stopService({ row, schedule }: LoadedSchedule, on: Temporal.PlainDate): StepResult {
  return {
    row: { ...row, ...storeSchedule(suspend(schedule, on), { before: row }), turnedUntil: on },
    message: { kind: "suspended", day: on.toString() },
    payment: undefined,
  };
}

/** Nothing but the day has changed; what that means follows from the schedule. */
function turn({ row, schedule, openBill }: LoadedSchedule, on: Temporal.PlainDate): StepResult {
  const state = stateOn(schedule, { today: on, isUnpaid: openBill !== undefined, endedUnpaid: false });
  const isOver = state === "cancelled" || state === "expired";
  return {
    row: { ...row, turnedUntil: on, terminatedAt: isOver ? startOf(on) : row.terminatedAt },
    message: messageOfTurn(schedule, on, isOver),
    payment: undefined,
  };
}

function messageOfTurn(
  schedule: SubscriptionSchedule,
  on: Temporal.PlainDate,
  isOver: boolean,
): TransactionalMessage | undefined {
  const day = on.toString();
  if (isOver) return { kind: "ended", day };
  const interval = schedule.suspensionIntervals?.find(
    ({ reason, from, until }) => reason === "paused" && (from.equals(on) || until?.equals(on)),
  );
  if (interval !== undefined)
    return interval.from.equals(on) ? { kind: "paused", day } : { kind: "resumed", day };
  const plan = schedule.plans.find(({ from, isAtOnce }) => !isAtOnce && from.equals(on));
  return plan && { kind: "plan-switched", day };
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}

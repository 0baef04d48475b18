import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { endAtOnce, suspend } from "@skywave/domain/life/change-life";
import type { LifeStep } from "@skywave/domain/life/next-step";
import { stateOn } from "@skywave/domain/life/state-on";
import type { Notice } from "@skywave/domain/notices/next-notice";
import { billsFrom } from "@skywave/domain/pricing/bills-from";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import type { Clock } from "#platform/clock.ts";
import {
  amountDueInCents,
  type BillsRepository,
  type Books,
  ledgerTransaction,
  type Payment,
  type TriesRepository,
} from "#modules/books/index.ts";
import type { GiveNotice } from "#modules/notices/index.ts";
import { storeLife, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { IssueBill } from "./issue-bill.ts";
import { nextNoticeOf, UNPAID } from "./life-facts.ts";
import type { LoadedLife, OwedBill } from "./load-life.ts";
import type { News } from "./news.ts";
import { tryOf } from "./try-of.ts";

/** What a step has come to. */
export interface StepResult {
  row: SubscriptionRow;
  news: News | undefined;
  /** An attempt that is written down and is to be made once the transaction is done. */
  payment: Payment | undefined;
}

export type CarryOutStep = (loaded: LoadedLife, lifeStep: LifeStep) => Promise<StepResult>;

/** Writes down one step of a subscription's life, as of the step's day. Runs in a transaction that holds it. */
export function createCarryOutStep(dependencies: {
  bills: BillsRepository;
  ledger: Books["ledger"];
  tries: TriesRepository;
  issueBill: IssueBill;
  giveNotice: GiveNotice;
  clock: Clock;
}): CarryOutStep {
  const { bills, ledger, tries, issueBill, giveNotice, clock } = dependencies;

  const makeBill = async ({ row, life }: LoadedLife): Promise<StepResult> => {
    const [bill] = billsFrom(life, row.billedCount).take(1);
    if (bill === undefined) throw new Error(`subscription ${row.id} has no bill to make`);
    const { invoice, amountDueInCents: due } = await issueBill(row, bill);
    const isPaidByBalance = due === 0 && invoice.appliedBalanceInCents > 0;
    const news: News = { kind: "receipt", invoiceId: invoice.id, amountInCents: invoice.totalInCents };
    return {
      row: { ...row, billedCount: row.billedCount + bill.charges.length },
      news: isPaidByBalance ? news : undefined,
      payment: undefined,
    };
  };

  const tryCard = async ({ row, owed }: LoadedLife, on: Temporal.PlainDate): Promise<StepResult> => {
    if (owed?.payer === undefined) throw new Error(`subscription ${row.id} has no card to try`);
    const payment = tryOf(owed.invoice, { payer: owed.payer, tries: owed.tries, on, now: clock.realNow() });
    await tries.add(payment);
    return { row, news: undefined, payment };
  };

  const giveUp = async (loaded: LoadedLife, owed: OwedBill, on: Temporal.PlainDate): Promise<StepResult> => {
    const { row } = loaded;
    const life = endAtOnce(loaded.life, { on, refund: "proRata" });
    const credited = await creditOwed(row, life, owed);
    const left = amountDueInCents(owed.invoice) - credited.inCents;
    const { identityId } = row;
    await bills.change(owed.invoice, { waivedInCents: left });
    await ledger.write(
      { identityId, currency: owed.invoice.currency, at: clock.now() },
      ledgerTransaction(`waiver:${owed.invoice.id}`, { badDebt: left, receivable: -left }),
    );
    return {
      row: {
        ...row,
        ...storeLife(life, { before: row }),
        billedCount: row.billedCount + credited.charges,
        turnedUntil: on,
        cancellation: { reasonCode: UNPAID, text: null },
        terminatedAt: startOf(on),
      },
      news: { kind: "ended-unpaid", day: on.toString() },
      payment: undefined,
    };
  };

  /** Days that were billed and not served come off the bill that is owed, not into the balance. */
  const creditOwed = async (row: SubscriptionRow, life: SubscriptionLife, owed: OwedBill) => {
    const [bill] = billsFrom(life, row.billedCount).take(1);
    if (bill === undefined) return { inCents: 0, charges: 0 };
    const inCents = Math.min(-bill.totalInCents, amountDueInCents(owed.invoice));
    const issued = await issueBill(row, bill, -inCents);
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
      case "giveUp":
        if (owed === undefined) throw new Error(`subscription ${row.id} owes nothing`);
        return giveUp(loaded, owed, on);
      case "notice":
        await giveNotice(row, noticeOf(loaded));
        return { row, news: undefined, payment: undefined };
    }
  };
}

function noticeOf(loaded: LoadedLife): Notice {
  const notice = nextNoticeOf(loaded);
  if (notice === undefined) throw new Error(`subscription ${loaded.row.id} has nothing to tell`);
  return notice;
}

function stopService({ row, life }: LoadedLife, on: Temporal.PlainDate): StepResult {
  return {
    row: { ...row, ...storeLife(suspend(life, on), { before: row }), turnedUntil: on },
    news: { kind: "suspended", day: on.toString() },
    payment: undefined,
  };
}

/** Nothing but the day has changed; what that means follows from the life. */
function turn({ row, life, openBill }: LoadedLife, on: Temporal.PlainDate): StepResult {
  const state = stateOn(life, { today: on, isUnpaid: openBill !== undefined, endedUnpaid: false });
  const isOver = state === "cancelled" || state === "expired";
  return {
    row: { ...row, turnedUntil: on, terminatedAt: isOver ? startOf(on) : row.terminatedAt },
    news: newsOfTurn(life, on, isOver),
    payment: undefined,
  };
}

function newsOfTurn(life: SubscriptionLife, on: Temporal.PlainDate, isOver: boolean): News | undefined {
  const day = on.toString();
  if (isOver) return { kind: "ended", day };
  const gap = life.gaps?.find(
    ({ reason, from, until }) => reason === "paused" && (from.equals(on) || until?.equals(on)),
  );
  if (gap !== undefined) return gap.from.equals(on) ? { kind: "paused", day } : { kind: "resumed", day };
  const plan = life.plans.find(({ from, isAtOnce }) => !isAtOnce && from.equals(on));
  return plan && { kind: "plan-switched", day };
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}

import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { AdvanceMessages } from "#modules/advance-messages/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { createMutex, type RunExclusive } from "#platform/jobs/mutex.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type ProcessDueActions, createProcessDueActions } from "./process-due-actions.ts";
import { createExecuteDueAction } from "./execute-due-action.ts";
import type { DueWork } from "./due/due-work.ts";
import { createRenewalsDue } from "./due/renewals-due.ts";
import { createResumeAfterPayment, type ResumeAfterPayment } from "./resume-after-payment.ts";
import { createIssueBill, type IssueBill } from "./issue-bill.ts";
import { createLoadSchedule, type LoadSchedule } from "./load-schedule.ts";
import { type NotifyOwner, createNotifyOwner } from "./notify-owner.ts";
import { createSettleBillPayment, type SettleBillPayment } from "./settle-bill-payment.ts";

export type { ActionExecuted } from "./process-due-actions.ts";
export { type DueWork, inTurn, type Turn } from "./due/due-work.ts";
export type { IssueBill } from "./issue-bill.ts";
export { columnsOf, type ScheduleFacts } from "./schedule-facts.ts";
export type { LoadedSchedule, LoadSchedule } from "./load-schedule.ts";
export type { NotifyOwner, TransactionalMessage } from "./notify-owner.ts";

/** The schedule of subscriptions after they are bought: bills, their collection, and what follows from both. */
export interface Renewals extends Module {
  due: DueWork;
  loadSchedule: LoadSchedule;
  issueBill: IssueBill;
  notifyOwner: NotifyOwner;
  processDueActions: ProcessDueActions;
  settleBillPayment: SettleBillPayment;
  resumeAfterPayment: ResumeAfterPayment;
  /** Renewals of this node wait while the sandbox walks through time, so that it sees all that happens. */
  runExclusive: RunExclusive;
}

export interface RenewalNeeds {
  books: Books;
  identities: Identities;
  advanceMessages: AdvanceMessages;
  subscriptions: Subscriptions;
}

export function createRenewals({ clock, database, jobs }: Platform, needs: RenewalNeeds): Renewals {
  const { books, identities, advanceMessages, subscriptions } = needs;
  const { balances, bills, ledger, profiles, attempts } = books;
  const { locks } = subscriptions;
  const loadSchedule = createLoadSchedule({ bills, attempts, profiles, advanceMessages });
  const issueBill = createIssueBill({ bills, balances, ledger, clock });
  const notifyOwner = createNotifyOwner({ identities, profiles, jobs, clock });
  const kept = { database, clock, bills, ledger, attempts, locks, loadSchedule, notifyOwner };
  const settleBillPayment = createSettleBillPayment(kept);
  const processDueActions = createProcessDueActions({
    ...kept,
    executeDueAction: createExecuteDueAction({
      ...kept,
      issueBill,
      sendAdvanceMessage: advanceMessages.send,
    }),
    charges: books.charges,
    settleBillPayment,
  });
  return {
    due: createRenewalsDue({ clock, locks, processDueActions }),
    loadSchedule,
    issueBill,
    notifyOwner,
    processDueActions,
    settleBillPayment,
    resumeAfterPayment: createResumeAfterPayment(kept),
    runExclusive: createMutex(),
  };
}

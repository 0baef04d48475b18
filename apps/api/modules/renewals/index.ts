import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Notices } from "#modules/notices/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { createTurns, type TakeTurn } from "#platform/jobs/turns.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type AdvanceSubscription, createAdvanceSubscription } from "./advance-subscription.ts";
import { createCarryOutStep } from "./carry-out-step.ts";
import type { DueWork } from "./due/due-work.ts";
import { createRenewalsDue } from "./due/renewals-due.ts";
import { createGoOnAfterPayment, type GoOnAfterPayment } from "./go-on-after-payment.ts";
import { createIssueBill, type IssueBill } from "./issue-bill.ts";
import { createLoadLife, type LoadLife } from "./load-life.ts";
import { type AnnounceNews, createAnnounceNews } from "./news.ts";
import { createSettleBillPayment, type SettleBillPayment } from "./settle-bill-payment.ts";

export type { StepTaken } from "./advance-subscription.ts";
export { type DueWork, inTurn, type Turn } from "./due/due-work.ts";
export type { IssueBill } from "./issue-bill.ts";
export { columnsOf, type LifeFacts } from "./life-facts.ts";
export type { LoadedLife, LoadLife } from "./load-life.ts";
export type { AnnounceNews, News } from "./news.ts";

/** The life of subscriptions after they are bought: bills, their collection, and what follows from both. */
export interface Renewals extends Module {
  due: DueWork;
  loadLife: LoadLife;
  issueBill: IssueBill;
  announce: AnnounceNews;
  advanceSubscription: AdvanceSubscription;
  settleBillPayment: SettleBillPayment;
  goOnAfterPayment: GoOnAfterPayment;
  /** Renewals of this node wait while the sandbox walks through time, so that it sees all that happens. */
  takeTurn: TakeTurn;
}

export interface RenewalNeeds {
  books: Books;
  identities: Identities;
  notices: Notices;
  subscriptions: Subscriptions;
}

export function createRenewals({ clock, database, jobs }: Platform, needs: RenewalNeeds): Renewals {
  const { books, identities, notices, subscriptions } = needs;
  const { balances, bills, ledger, profiles, tries } = books;
  const { locks } = subscriptions;
  const loadLife = createLoadLife({ bills, tries, profiles, notices });
  const issueBill = createIssueBill({ bills, balances, ledger, clock });
  const announce = createAnnounceNews({ identities, profiles, jobs, clock });
  const kept = { database, clock, bills, ledger, tries, locks, loadLife, announce };
  const settleBillPayment = createSettleBillPayment(kept);
  const advanceSubscription = createAdvanceSubscription({
    ...kept,
    carryOutStep: createCarryOutStep({ ...kept, issueBill, giveNotice: notices.give }),
    charges: books.charges,
    settleBillPayment,
  });
  return {
    due: createRenewalsDue({ clock, locks, advanceSubscription }),
    loadLife,
    issueBill,
    announce,
    advanceSubscription,
    settleBillPayment,
    goOnAfterPayment: createGoOnAfterPayment(kept),
    takeTurn: createTurns(),
  };
}

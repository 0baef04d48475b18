import type { Books } from "#modules/books/index.ts";
import type { Renewals } from "#modules/renewals/index.ts";
import { currentBrandKey } from "#platform/brands/current-brand.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type BundlesRepository, createBundlesRepository } from "./bundles/bundles-repository.ts";
import { createSubscriptionLocks, type SubscriptionLocks } from "./bundles/subscription-locks-repository.ts";
import { createEndSubscriptions, type EndSubscriptions } from "./end-subscriptions.ts";
import { createFindPlan, type FindPlan } from "./find-plan.ts";
import { createGivePaidSubscription, type GivePaidSubscription } from "./give-paid-subscription.ts";
import { createListPaidPlans, type ListPaidPlans } from "./list-paid-plans.ts";
import { createListSubscriptionsToBill, type ListSubscriptionsToBill } from "./list-subscriptions-to-bill.ts";
import { createAccountMovesRepository } from "./moves/account-moves-repository.ts";
import { createJoinSubscriptions, type JoinSubscriptions } from "./moves/join-subscriptions.ts";
import { createMoveSubscriptions, type MoveSubscriptions } from "./moves/move-subscriptions.ts";
import { createMovesRepository } from "./moves/moves-repository.ts";
import { createNicknamesRepository } from "./nicknames/nicknames-repository.ts";
import { createSubscriptionHandlers, type SubscriptionHandlers } from "./show/routes.ts";
import {
  createShowSubscriptions,
  type ListRadios,
  type ShowSubscriptions,
} from "./show/show-subscriptions.ts";
import { createListUpcomingCharges } from "./show/list-upcoming-charges.ts";
import { createStatementsRepository, type StatementsRepository } from "./statements-repository.ts";
import { createStorePlansRepository, type StorePlansRepository } from "./store-plans-repository.ts";
import { createSubscriptionsRepository, type SubscriptionsRepository } from "./subscriptions-repository.ts";

export type { BundlesRepository } from "./bundles/bundles-repository.ts";
export type { SubscriptionLocks } from "./bundles/subscription-locks-repository.ts";
export type { SubscriptionToBill } from "./list-subscriptions-to-bill.ts";
export type { PaidSubscription } from "./give-paid-subscription.ts";
export { freeInstanceNumber } from "./free-instance-number.ts";
export { changeFactsOf } from "./show/change-facts.ts";
export {
  addressOn,
  movedTo,
  scheduleOf,
  offerKeyOf,
  offerOn,
  storeSchedule,
  storeNewSchedule,
} from "./stored-schedule.ts";
export type { SubscriptionRow, SubscriptionsRepository } from "./subscriptions-repository.ts";
export { UNBILLED } from "./unbilled.ts";

/** What people have bought, and what they see of it. */
export interface Subscriptions extends SubscriptionsRepository, StatementsRepository, Module {
  handlers: SubscriptionHandlers;
  bundles: BundlesRepository;
  locks: SubscriptionLocks;
  storePlans: StorePlansRepository;
  /** What ends when a person deletes their account. */
  ending: EndSubscriptions;
  findPlan: FindPlan;
  givePaid: GivePaidSubscription;
  listPaidPlans: ListPaidPlans;
  listToBill: ListSubscriptionsToBill;
  listShown: ShowSubscriptions["all"];
  move: MoveSubscriptions;
  joins: JoinSubscriptions;
}

export interface SubscriptionNeeds {
  books: Pick<Books, "balances">;
  /** Made after subscriptions, whose schedule they load; asked only while a call is answered. */
  renewals: () => Pick<Renewals, "loadSchedule">;
  radios: { listShown: ListRadios };
}

export function createSubscriptions(platform: Platform, needs: SubscriptionNeeds): Subscriptions {
  const { brands, clock, database } = platform;
  const repository = createSubscriptionsRepository(database);
  const bundles = createBundlesRepository(database);
  const nicknames = createNicknamesRepository(database);
  const shown = createShowSubscriptions({
    repository,
    nicknames,
    listRadios: needs.radios.listShown,
    loadStanding: (...plan) => needs.renewals().loadSchedule(...plan),
    clock,
    hasChat: () => brands.named(currentBrandKey() ?? "").hasChat,
  });
  return {
    ...repository,
    ...createStatementsRepository(database),
    handlers: createSubscriptionHandlers({
      repository,
      nicknames,
      shown,
      listUpcomingCharges: createListUpcomingCharges({
        repository,
        findBalance: needs.books.balances.find,
        clock,
      }),
      clock,
    }),
    bundles,
    locks: createSubscriptionLocks(database, bundles, (identityId) =>
      platform.jobs.send("align-radios-of", { identityId }),
    ),
    storePlans: createStorePlansRepository(database),
    ending: createEndSubscriptions(repository, clock),
    findPlan: createFindPlan(repository, needs.radios.listShown, clock),
    givePaid: createGivePaidSubscription(repository, clock),
    listPaidPlans: createListPaidPlans(repository),
    listToBill: createListSubscriptionsToBill(repository, clock),
    listShown: shown.all,
    move: createMoveSubscriptions({ repository: createMovesRepository(database), clock }),
    joins: createJoinSubscriptions(createAccountMovesRepository(database), nicknames),
    wipe: (identityId) => nicknames.forgetAllOf(identityId),
  };
}

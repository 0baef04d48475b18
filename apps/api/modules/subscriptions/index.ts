export { changeFactsOf } from "./show/change-facts.ts";
export { createBundlesRepository, type BundlesRepository } from "./bundles/bundles-repository.ts";
export { companionColumns } from "./bundles/companion-columns.ts";
export { createFindPlan } from "./find-plan.ts";
export { createEndSubscriptions } from "./end-subscriptions.ts";
export { createGivePaidSubscription } from "./give-paid-subscription.ts";
export { createListPaidPlans } from "./list-paid-plans.ts";
export { createListUpcomingCharges } from "./show/list-upcoming-charges.ts";
export { createListSubscriptionsToBill } from "./list-subscriptions-to-bill.ts";
export { createMovesRepository } from "./moves/moves-repository.ts";
export { createMoveSubscriptions } from "./moves/move-subscriptions.ts";
export { createNicknamesRepository } from "./nicknames/nicknames-repository.ts";
export { createSubscriptionHandlers } from "./routes.ts";
export { lifeOf, offerKeyOf, offerOn, storeLife, storeNewLife } from "./stored-life.ts";
export {
  createSubscriptionsRepository,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from "./subscriptions-repository.ts";
export { UNBILLED } from "./unbilled.ts";
export { subscriptions } from "./subscriptions-tables.ts";

export { createAdvanceDueSubscriptions } from "./advance-due-subscriptions.ts";
export {
  type AdvanceSubscription,
  createAdvanceSubscription,
  type StepTaken,
} from "./advance-subscription.ts";
export { type BillsRepository, createBillsRepository } from "./storage/bills-repository.ts";
export { createTriesRepository, type TriesRepository } from "./storage/tries-repository.ts";
export { createCarryOutStep } from "./carry-out-step.ts";
export { createIssueBill, type IssueBill } from "./issue-bill.ts";
export { columnsOf, type LifeFacts } from "./life-facts.ts";
export { createLoadLife, type LoadedLife, type LoadLife } from "./load-life.ts";
export type { News } from "./news.ts";
export { createGoOn, createSettleBillPayment, type SettlementParts } from "./settle-bill-payment.ts";
export { createSubscriptionLocks, type SubscriptionLocks } from "./storage/subscription-locks-repository.ts";

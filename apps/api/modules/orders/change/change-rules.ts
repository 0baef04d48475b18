import type { Bill } from "@skywave/domain/pricing/bills-from";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Refusal } from "#platform/outcome.ts";
import type { Refund } from "#modules/books/index.ts";
import type {
  IssueBill,
  ScheduleFacts,
  LoadedSchedule,
  TransactionalMessage,
} from "#modules/renewals/index.ts";
import type { SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ChangeRow } from "./change-row.ts";
import type { LockedChange } from "./lock-subscriptions.ts";

/** How one kind of change differs from the others once it is confirmed. */
export interface ChangeRules<O extends ChangeRow> {
  /** A plan is ordered by it, which must be sold still. */
  isPlanOrdered: boolean;
  /** Why it cannot be done just now, though it was quoted. */
  decide(order: O, facts: ScheduleFacts): Refusal | undefined;
  /** The schedule with the change made, as it was quoted. */
  changeSchedule(order: O, schedule: SubscriptionSchedule): SubscriptionSchedule;
  /** What its owner is told. */
  messageOf(order: O): TransactionalMessage;
  /** Another subscription that it is about, held together with the first one. */
  secondOf?(order: O): string | undefined;
  /** Why the other one cannot be part of it just now. */
  decideSecond?(order: O, locked: LockedChange): Promise<Refusal | undefined>;
  /** Why what it leads to cannot be had just now: the radio, or the plan. */
  decideTarget?(order: O, row: SubscriptionRow): Promise<Refusal | undefined>;
  /** Takes what must be there before a card is charged; it throws where somebody else has it. */
  hold?(order: O): Promise<void>;
  /** Gives back what was held, once a card is refused. */
  letGo?(order: O): Promise<void>;
  /** What follows once it is final. */
  begin?(order: O): Promise<void>;
  /** Whether given-back money goes where the quote said that it would. */
  isRefundAsQuoted?(order: O, row: SubscriptionRow): Promise<boolean>;
  /** Takes what is good once; why not, where it is gone. */
  claim?(order: O): Promise<Refusal | undefined>;
  /** What is done to the other subscription, before the bill is made that it may pay for. */
  changeSecond?(order: O, locked: LockedChange): Promise<void>;
  /** What its row says from now on of who bills it, how far, and where it is used; for one that we did not bill before. */
  takeOver?(
    order: O,
    row: SubscriptionRow,
  ): Pick<SubscriptionRow, "source" | "billingProfileId" | "billedCount" | "addresses">;
  /** What the subscription's row says of its end. */
  endOf?(order: O, schedule: SubscriptionSchedule): Partial<SubscriptionRow>;
  /** Issues a bill of less than nought, where that gives money back. */
  giveBack?(order: O, standing: LoadedSchedule, bill: Bill): Promise<GivenBack>;
}

export interface GivenBack {
  issued: Awaited<ReturnType<IssueBill>>;
  /** Written down, and to be asked for once the transaction is done. */
  refunds: Refund[];
}

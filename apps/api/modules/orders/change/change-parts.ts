import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Books } from "#modules/books/index.ts";
import type { NotifyOwner, IssueBill, LoadSchedule } from "#modules/renewals/index.ts";
import type { SubscriptionLocks, SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { ChangesRepository } from "./changes-repository.ts";

/** What changes of all kinds are quoted and confirmed with. */
export interface ChangeParts {
  database: Database;
  clock: Clock;
  subscriptions: SubscriptionsRepository;
  changes: ChangesRepository;
  bills: Books["bills"];
  ledger: Books["ledger"];
  locks: SubscriptionLocks;
  payments: Books["payments"];
  refunds: Pick<Books["refunds"]["reservations"], "reserve">;
  attempts: Pick<Books["attempts"], "add" | "settle">;
  fundOrder: FundOrder;
  issueBill: IssueBill;
  loadSchedule: LoadSchedule;
  notifyOwner: NotifyOwner;
  /** Takes the steps of a subscription's schedule that are due. */
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
}

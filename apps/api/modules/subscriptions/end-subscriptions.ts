import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { periodOn } from "@skywave/domain/schedule/change-schedule";
import type { Clock } from "#platform/clock.ts";
import { scheduleOf, offerOn } from "./stored-schedule.ts";
import { RUNNING, type SubscriptionRow, type SubscriptionsRepository } from "./subscriptions-repository.ts";

interface EndingSubscription {
  subscriptionId: string;
  name: string;
  endsNow: boolean;
  paidUntil: Temporal.Instant | null;
}

export interface EndSubscriptions {
  /** The running subscriptions; all of them are billed by us, so all end at once. */
  list(identityId: string): Promise<EndingSubscription[]>;
  /** Ends them now, for good. Call it in the transaction of what makes them end. */
  endAllOf(identityId: string): Promise<void>;
}

/** What ends when a person deletes their account. */
export function createEndSubscriptions(repository: SubscriptionsRepository, clock: Clock): EndSubscriptions {
  return {
    list: async (identityId) => {
      const rows = await repository.list(identityId);
      return rows
        .filter((row) => RUNNING.some((state) => state === row.state))
        .map((row) => ({
          subscriptionId: row.id,
          name: offerOn(row, clock.today()).name,
          endsNow: true,
          paidUntil: paidUntil(row, clock.today()),
        }));
    },
    endAllOf: (identityId) => repository.endAllOf(identityId, clock.today(), clock.now()),
  };
}

function paidUntil(row: SubscriptionRow, today: Temporal.PlainDate): Temporal.Instant | null {
  const end = periodOn(scheduleOf(row), today)?.end;
  return end?.toZonedDateTime(BILLING_TIME_ZONE).toInstant() ?? null;
}

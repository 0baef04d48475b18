import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Currency } from "@skywave/domain/money/currency";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import { periodOn } from "@skywave/domain/schedule/change-schedule";
import type { Clock } from "#platform/clock.ts";
import { scheduleOf, offerOn } from "./stored-schedule.ts";
import { RUNNING, type SubscriptionRow, type SubscriptionsRepository } from "./subscriptions-repository.ts";

interface EndingSubscription {
  subscriptionId: string;
  name: string;
  /** False where a store goes on billing it, whatever becomes of the account. */
  endsNow: boolean;
  paidUntil: Temporal.Instant | null;
  /** The page of that store. */
  manageUrl: string | null;
  currency: Currency;
}

export interface EndSubscriptions {
  /** The running subscriptions, those that a store bills among them. */
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
        .map((row) => {
          const { name, currency } = offerOn(row, clock.today());
          const manageUrl = manageUrlOf(row.source) ?? null;
          return {
            subscriptionId: row.id,
            name,
            endsNow: manageUrl === null,
            paidUntil: paidUntil(row, clock.today()),
            manageUrl,
            currency,
          };
        });
    },
    endAllOf: (identityId) => repository.endAllOf(identityId, clock.today(), clock.now()),
  };
}

function paidUntil(row: SubscriptionRow, today: Temporal.PlainDate): Temporal.Instant | null {
  const end = periodOn(scheduleOf(row), today)?.end;
  return end?.toZonedDateTime(BILLING_TIME_ZONE).toInstant() ?? null;
}

import type { Clock } from "#platform/clock.ts";
import type { Currency } from "@skywave/domain/money/currency";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Move } from "./moves/move-subscriptions.ts";
import { scheduleOf, movedTo, offerOn } from "./stored-schedule.ts";
import { RUNNING, type SubscriptionsRepository } from "./subscriptions-repository.ts";

/** What billing needs to know of a running subscription. */
export interface SubscriptionToBill {
  id: string;
  billingProfileId: string | null;
  schedule: SubscriptionSchedule;
  billedCount: number;
  /** What the plan of a day is called: what is billed next may be another one than the one of today. */
  nameOn: (day: Temporal.PlainDate) => string;
  currency: Currency;
}

export type ListSubscriptionsToBill = (identityId: string, move?: Move) => Promise<SubscriptionToBill[]>;

/** The running subscriptions of a person, as billing needs them; and as they would be after a move. */
export function createListSubscriptionsToBill(
  repository: SubscriptionsRepository,
  clock: Clock,
): ListSubscriptionsToBill {
  return async (identityId, move) => {
    const rows = await repository.list(identityId);
    return rows
      .filter((row) => RUNNING.some((state) => state === row.state) && row.source === "stripe")
      .map((row) => ({
        id: row.id,
        billingProfileId: row.billingProfileId,
        nameOn: (day) => offerOn(row, day).name,
        currency: offerOn(row, clock.today()).currency,
        schedule: scheduleOf(
          move?.billingProfileId === row.billingProfileId
            ? { ...row, addresses: movedTo(row.addresses, move) }
            : row,
        ),
        billedCount: row.billedCount,
      }));
  };
}

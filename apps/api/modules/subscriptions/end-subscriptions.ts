import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { chargesFrom } from "@skywave/domain/pricing/charges-from";
import type { Clock } from "../../platform/clock.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "./subscriptions-repository.ts";

/** What ends when a person deletes their account. */
export function createEndSubscriptions(repository: SubscriptionsRepository, clock: Clock) {
  return {
    /** The running subscriptions; all of them are billed by us, so all end at once. */
    list: async (identityId: string) => {
      const rows = await repository.list(identityId);
      return rows
        .filter((row) => row.state === "active" || row.state === "pending_cancellation")
        .map((row) => ({
          subscriptionId: row.id,
          name: row.offer.name,
          endsNow: true,
          paidUntil: paidUntil(row, clock.today()),
        }));
    },
    /** Ends them now, for good. Call it in the transaction of what makes them end. */
    endAllOf: (identityId: string): Promise<void> => repository.endAllOf(identityId, clock.now()),
  };
}

function paidUntil(row: SubscriptionRow, today: Temporal.PlainDate): Temporal.Instant | null {
  const { offer, startedOn, serviceAddress } = row;
  let end: Temporal.PlainDate | undefined;
  for (const charge of chargesFrom({ phases: offer.phases, started: startedOn, serviceAddress })) {
    if (Temporal.PlainDate.compare(charge.period.start, today) > 0) break;
    end = charge.period.end;
  }
  return end?.toZonedDateTime(BILLING_TIME_ZONE).toInstant() ?? null;
}

import type { ChangeFacts } from "@skywave/domain/schedule/blocker-of";
import type { OpenBill } from "@skywave/domain/schedule/dunning";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

/** A subscription with what is owed for it. */
export interface SubscriptionStanding {
  row: SubscriptionRow;
  schedule: SubscriptionSchedule;
  openBill: OpenBill | undefined;
  isBeingCharged: boolean;
}

/** Reads how a subscription stands with its bills. */
export type LoadStanding = (row: SubscriptionRow, today: Temporal.PlainDate) => Promise<SubscriptionStanding>;

/** Whether we bill it. */
export function isBilledHere({ source, billingProfileId }: SubscriptionRow): boolean {
  return source === "stripe" && billingProfileId !== null;
}

/** What decides about the changes of a subscription, on the page and when they are made. */
export function changeFactsOf(standing: SubscriptionStanding, today: Temporal.PlainDate): ChangeFacts {
  const { row, schedule, openBill, isBeingCharged } = standing;
  return {
    schedule,
    today,
    isOver: row.state === "cancelled" || row.state === "expired",
    isIncluded: row.primaryId !== null,
    isBilledHere: isBilledHere(row),
    isBeingCharged: row.heldBy !== null || isBeingCharged,
    isBillOpen: openBill !== undefined,
  };
}

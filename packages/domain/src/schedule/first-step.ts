import { nextAdvanceMessage } from "../advance-messages/next-advance-message.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { nextStep } from "./next-step.ts";

/**
 * The first day on which something is to be done about a subscription as it is sold: its first charge is billed and
 * paid, and nobody was told of anything. Null where it ends by itself and nothing is left to do.
 */
export function firstStepOn(
  schedule: SubscriptionSchedule,
  startsOn: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const step = nextStep({
    schedule,
    billedCount: 1,
    turnedUntil: startsOn,
    openBill: undefined,
    isSuspended: false,
    isBilledHere: true,
    nextAdvanceMessageOn: nextAdvanceMessage({ schedule, today: startsOn, sent: [] })?.on,
  });
  return step?.on ?? null;
}

import { nextAdvanceMessage, nextFreeEndMessage } from "../advance-messages/next-advance-message.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { nextStep } from "./next-step.ts";

/**
 * The first day on which something is to be done about a subscription as it is sold: its first charge is billed and
 * paid, and nobody was told of anything; of one that came paid for there are no bills. Null where nothing is left to do.
 */
export function firstStepOn(
  schedule: SubscriptionSchedule,
  startsOn: Temporal.PlainDate,
  { isBilledHere = true } = {},
): Temporal.PlainDate | null {
  const nextMessage = isBilledHere ? nextAdvanceMessage : nextFreeEndMessage;
  const step = nextStep({
    schedule,
    billedCount: 1,
    turnedUntil: startsOn,
    openBill: undefined,
    isSuspended: false,
    isBilledHere,
    nextAdvanceMessageBy: (by) => nextMessage({ schedule, today: startsOn, sent: [], by })?.on,
  });
  return step?.on ?? null;
}

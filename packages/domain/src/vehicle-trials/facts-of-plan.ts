import { billedPeriods } from "../pricing/billed-periods.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import type { VehicleFacts } from "./lifecycle.ts";

/**
 * What a running plan says of the vehicle on whose radio it is heard. Free time at its start is a trial that its owner has
 * claimed, whoever gave it; from the first day with a price on it is paid for.
 */
export function factsOfPlan(schedule: SubscriptionSchedule): VehicleFacts {
  let startsOn: Temporal.PlainDate | undefined;
  let freeUntil: Temporal.PlainDate | undefined;
  for (const { phase, start, end } of billedPeriods(schedule)) {
    if (phase.type !== "Free") return { trial: trialOf(startsOn, start), paidFrom: start };
    startsOn ??= start;
    freeUntil = end;
    // Free for ever is nothing that ends, and nothing that is paid for.
    if (phase.duration === "infinite") break;
  }
  return { trial: trialOf(startsOn, freeUntil), paidFrom: null };
}

function trialOf(startsOn: Temporal.PlainDate | undefined, end: Temporal.PlainDate | undefined) {
  if (startsOn === undefined || end === undefined) return null;
  return { startsOn, days: startsOn.until(end).days, isClaimed: true };
}

import { billedPeriods } from "../pricing/billed-periods.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";

/** The day on which a plan is over whose last phase has an end of its own; undefined where it goes on. */
export function lastDayOf(schedule: SubscriptionSchedule): Temporal.PlainDate | undefined {
  if (schedule.plans.at(-1)?.phases.at(-1)?.duration === "infinite") return undefined;
  let end: Temporal.PlainDate | undefined;
  for (const period of billedPeriods(schedule)) end = period.end;
  return end;
}

import { billedPeriods } from "../pricing/billed-periods.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";

/** The end of a free time that nothing follows, so that nothing is charged after it. */
export interface FreeEnd {
  /** The first day without service. */
  on: Temporal.PlainDate;
  /** How many days have been free without a break when it comes. */
  days: number;
}

/**
 * Where a schedule ends by itself with free time; undefined where it goes on, where it was cancelled, where what comes last
 * is paid for, and while nobody knows when service comes back.
 */
export function freeEndOf(schedule: SubscriptionSchedule): FreeEnd | undefined {
  const isEndless = schedule.plans.at(-1)?.phases.at(-1)?.duration === "infinite";
  const isStopped = (schedule.suspensionIntervals ?? []).some(({ until }) => until === undefined);
  if (isEndless || isStopped || schedule.end !== undefined) return undefined;
  let on: Temporal.PlainDate | undefined;
  let freeSince: Temporal.PlainDate | undefined;
  for (const { phase, start, end } of billedPeriods(schedule)) {
    freeSince = phase.type === "Free" ? (freeSince ?? start) : undefined;
    on = end;
  }
  if (on === undefined || freeSince === undefined) return undefined;
  return { on, days: freeSince.until(on, { largestUnit: "days" }).days };
}

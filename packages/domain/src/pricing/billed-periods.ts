import {
  advance,
  type BillingCalendar,
  dayOf,
  resumeOn,
  startCalendar,
} from "../calendar/billing-calendar.ts";
import { earlierOf, isBefore } from "../calendar/compare-days.ts";
import type { Period } from "../calendar/billing-period.ts";
import type { OfferPhase } from "../offers/offer.ts";
import type { SuspensionInterval, PlanSpan, SubscriptionSchedule } from "./subscription-schedule.ts";

/** One stretch of service that is paid for in advance by one bill. */
export interface BilledPeriod {
  phase: OfferPhase;
  start: Temporal.PlainDate;
  /** The day the next one starts: suspended days within have moved it back. */
  end: Temporal.PlainDate;
  /** Days of service that the bill pays for. */
  billedDays: number;
  /** Where the plan or the schedule is cut off within the period. */
  cut: { on: Temporal.PlainDate; usedDays: number; by: "switch" | "end" } | undefined;
}

interface Stop {
  on: Temporal.PlainDate;
  isAtOnce: boolean;
  by: "switch" | "end";
}

/**
 * Lays the periods of a schedule end to end, without end where its last phase has none. Paused days belong to no
 * period; a suspension that has not ended is the end of what is known.
 */
export function* billedPeriods(schedule: SubscriptionSchedule): Generator<BilledPeriod, void, undefined> {
  const [first] = schedule.plans;
  if (first === undefined) return;
  let calendar = startCalendar(first.from);
  for (const [index, plan] of schedule.plans.entries()) {
    const stop = stopOf(schedule, index);
    if (isStopped(plan.from, stop)) continue;
    const suspensionIntervals = (schedule.suspensionIntervals ?? []).filter(
      (interval) => stop === undefined || isBefore(interval.from, stop.on),
    );
    // Who switches in the middle of a period is billed on the day of that from then on.
    const from = plan.isAtOnce ? startCalendar(plan.from) : resumeOn(calendar, plan.from);
    const run = periodsOfPlan(plan, from, { stop, suspensionIntervals });
    const left = yield* run;
    if (left === undefined) return;
    calendar = left;
  }
}

function stopOf({ plans, end }: SubscriptionSchedule, index: number): Stop | undefined {
  const next = plans[index + 1];
  const switched = next && { on: next.from, isAtOnce: next.isAtOnce, by: "switch" as const };
  if (end === undefined || (switched !== undefined && !isBefore(end.on, switched.on))) return switched;
  return { on: end.on, isAtOnce: end.isAtOnce, by: "end" };
}

function isStopped(start: Temporal.PlainDate, stop: Stop | undefined): boolean {
  if (stop === undefined || isBefore(start, stop.on)) return false;
  return !(stop.isAtOnce && start.equals(stop.on));
}

/** Returns where the calendar stood at the end; nothing if the schedule is not known any further. */
function* periodsOfPlan(
  plan: PlanSpan,
  from: BillingCalendar,
  {
    stop,
    suspensionIntervals,
  }: { stop: Stop | undefined; suspensionIntervals: readonly SuspensionInterval[] },
): Generator<BilledPeriod, BillingCalendar | undefined, undefined> {
  let calendar = from;
  for (const phase of plan.phases) {
    const step = stepOf(phase);
    for (let left = periodCount(phase, step); left > 0; left -= 1) {
      const start = afterIntervals(dayOf(calendar), suspensionIntervals);
      if (start === undefined) return undefined;
      if (isStopped(start, stop)) return calendar;
      const next = advance(resumeOn(calendar, start), step);
      const natural = { start, end: dayOf(next) };
      const end = stretch(natural, suspensionIntervals);
      yield {
        phase,
        start,
        end: end ?? natural.end,
        billedDays: daysIn(natural),
        cut: cutOf({ start, end: end ?? natural.end }, stop, suspensionIntervals),
      };
      if (end === undefined) return undefined;
      calendar = resumeOn(next, end);
    }
  }
  return calendar;
}

/** A free phase is one charge of nothing, however many months it lasts. */
function stepOf(phase: OfferPhase): Period {
  return phase.type === "Free" && phase.duration !== "infinite" ? phase.duration : phase.billingPeriod;
}

/** How many bills a phase has; refused with a RangeError unless they fill it exactly. */
function periodCount(phase: OfferPhase, step: Period): number {
  if (phase.duration === "infinite") return Number.POSITIVE_INFINITY;
  const [whole, part] = [inSmallestUnit(phase.duration), inSmallestUnit(step)];
  if (whole.unit !== part.unit || whole.length % part.length !== 0) {
    throw new RangeError(`bills of ${step.length} ${step.timeUnit} do not fill a phase`);
  }
  return whole.length / part.length;
}

function inSmallestUnit({ length, timeUnit }: Period): { length: number; unit: "days" | "months" } {
  switch (timeUnit) {
    case "days":
      return { length, unit: "days" };
    case "weeks":
      return { length: 7 * length, unit: "days" };
    case "months":
      return { length, unit: "months" };
    case "years":
      return { length: 12 * length, unit: "months" };
  }
}

/** The first day with service from a day on. */
function afterIntervals(
  day: Temporal.PlainDate,
  suspensionIntervals: readonly SuspensionInterval[],
): Temporal.PlainDate | undefined {
  let first: Temporal.PlainDate | undefined = day;
  for (const interval of suspensionIntervals) {
    if (first === undefined || isBefore(first, interval.from)) break;
    if (interval.until === undefined || isBefore(first, interval.until)) first = interval.until;
  }
  return first;
}

/** The end of a period with the days of suspension intervals within added; undefined while one of them has no end. */
function stretch(
  { start, end }: { start: Temporal.PlainDate; end: Temporal.PlainDate },
  suspensionIntervals: readonly SuspensionInterval[],
): Temporal.PlainDate | undefined {
  let stretched = end;
  for (const { from, until } of suspensionIntervals) {
    if (!isBefore(start, from) || !isBefore(from, stretched)) continue;
    if (until === undefined) return undefined;
    stretched = stretched.add({ days: daysIn({ start: from, end: until }) });
  }
  return stretched;
}

function cutOf(
  period: { start: Temporal.PlainDate; end: Temporal.PlainDate },
  stop: Stop | undefined,
  suspensionIntervals: readonly SuspensionInterval[],
): BilledPeriod["cut"] {
  if (stop === undefined || !isBefore(stop.on, period.end)) return undefined;
  const until = stop.on;
  const idle = suspensionIntervals
    .filter((interval) => isBefore(period.start, interval.from) && isBefore(interval.from, until))
    .map((interval) => daysIn({ start: interval.from, end: earlierOf(interval.until ?? until, until) }))
    .reduce((sum, days) => sum + days, 0);
  return { on: stop.on, by: stop.by, usedDays: daysIn({ start: period.start, end: until }) - idle };
}

function daysIn({ start, end }: { start: Temporal.PlainDate; end: Temporal.PlainDate }): number {
  return start.until(end, { largestUnit: "days" }).days;
}

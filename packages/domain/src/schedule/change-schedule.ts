import { isBefore } from "../calendar/compare-days.ts";
import { type BilledPeriod, billedPeriods } from "../pricing/billed-periods.ts";
import type {
  SuspensionInterval,
  PlanSpan,
  RefundRule,
  SubscriptionSchedule,
} from "../pricing/subscription-schedule.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";

export type NewPlan = Pick<PlanSpan, "phases" | "offerKey">;

/** The period a day is in; undefined before, between and after them. */
export function periodOn(schedule: SubscriptionSchedule, day: Temporal.PlainDate): BilledPeriod | undefined {
  let found: BilledPeriod | undefined;
  for (const period of billedPeriods(schedule)) {
    if (isBefore(day, period.start)) break;
    found = isBefore(day, period.end) ? period : undefined;
  }
  return found;
}

/** The first day that is not paid for: where the period under way ends, or the next one starts. */
function termEnd(schedule: SubscriptionSchedule, today: Temporal.PlainDate): Temporal.PlainDate {
  const upcoming = billedPeriods(schedule).find(({ start }) => isBefore(today, start));
  return periodOn(schedule, today)?.end ?? upcoming?.start ?? today;
}

/** Another plan from today on. A pause ends, and what was agreed for later goes. */
export function switchAtOnce(
  schedule: SubscriptionSchedule,
  { on, ...plan }: NewPlan & { on: Temporal.PlainDate },
): SubscriptionSchedule {
  const kept = resume(withoutPlans(schedule, on), on);
  return { ...kept, plans: [...kept.plans, { ...plan, from: on, isAtOnce: !isPaused(schedule, on) }] };
}

/** Another plan when the period under way ends, instead of all that was agreed for later. */
export function switchAtTermEnd(
  schedule: SubscriptionSchedule,
  { today, ...plan }: NewPlan & { today: Temporal.PlainDate },
): SubscriptionSchedule {
  const kept = withoutPlans(schedule, today);
  return { ...kept, plans: [...kept.plans, { ...plan, from: termEnd(kept, today), isAtOnce: false }] };
}

/**
 * Another plan when the promotion under way is over, free or introductory, instead of all that was agreed for later.
 * Without one it is over with the period, as whatever has an end is.
 */
export function switchAtPromotionEnd(
  schedule: SubscriptionSchedule,
  { today, ...plan }: NewPlan & { today: Temporal.PlainDate },
): SubscriptionSchedule {
  const kept = withoutPlans(schedule, today);
  return { ...kept, plans: [...kept.plans, { ...plan, from: promotionEnd(kept, today), isAtOnce: false }] };
}

/** The first day of the regular price that is still to come; else the day after the last one. */
function promotionEnd(schedule: SubscriptionSchedule, today: Temporal.PlainDate): Temporal.PlainDate {
  let end = termEnd(schedule, today);
  for (const { phase, start, end: periodEnd } of billedPeriods(schedule)) {
    if (isBefore(today, start) && phase.duration === "infinite") return start;
    end = periodEnd;
  }
  return end;
}

/** Takes back the switches and pauses that lie ahead. */
function withoutPlans(schedule: SubscriptionSchedule, today: Temporal.PlainDate): SubscriptionSchedule {
  return {
    ...schedule,
    plans: schedule.plans.filter(({ from, isAtOnce }) => isAtOnce || !isBefore(today, from)),
    suspensionIntervals: (schedule.suspensionIntervals ?? []).filter(({ from }) => !isBefore(today, from)),
  };
}

/** No service and no bills for some months from the next bill on; the time of a promotion does not run. */
export function pause(
  schedule: SubscriptionSchedule,
  { today, months }: { today: Temporal.PlainDate; months: number },
): SubscriptionSchedule {
  const kept = { ...schedule, suspensionIntervals: withoutPlans(schedule, today).suspensionIntervals ?? [] };
  const from = termEnd(kept, today);
  return {
    ...kept,
    suspensionIntervals: [
      ...kept.suspensionIntervals,
      { reason: "paused", from, until: from.add({ months }) },
    ],
  };
}

/** Takes back a pause that lies ahead. */
export function revokePause(schedule: SubscriptionSchedule, today: Temporal.PlainDate): SubscriptionSchedule {
  return {
    ...schedule,
    suspensionIntervals: (schedule.suspensionIntervals ?? []).filter(
      (interval) => !isPauseAhead(interval, today),
    ),
  };
}

/** Whether a pause is agreed that has not begun. */
export function isPauseAhead({ reason, from }: SuspensionInterval, today: Temporal.PlainDate): boolean {
  return reason === "paused" && isBefore(today, from);
}

/**
 * No service from today until it is paid for. What was agreed for later goes, but not an end: it comes on its day,
 * and the days without service until then are given back.
 */
export function suspend(schedule: SubscriptionSchedule, on: Temporal.PlainDate): SubscriptionSchedule {
  const kept = withoutPlans(schedule, on);
  const interval: SuspensionInterval = { reason: "suspended", from: on, until: kept.end?.on };
  const suspended = { ...kept, suspensionIntervals: [...(kept.suspensionIntervals ?? []), interval] };
  if (kept.end === undefined) return suspended;
  return { ...suspended, end: { on: kept.end.on, isAtOnce: true, refund: "proRata" } };
}

/**
 * Service again, after a suspension or before a pause is over. Suspended days are added to their period; a plan
 * that was to start after the pause starts now.
 */
export function resume(schedule: SubscriptionSchedule, on: Temporal.PlainDate): SubscriptionSchedule {
  if (suspensionIntervalOn(schedule, on) === undefined) return schedule;
  const suspensionIntervals = (schedule.suspensionIntervals ?? []).flatMap(
    (interval): SuspensionInterval[] => {
      const isOver = interval.until !== undefined && !isBefore(on, interval.until);
      if (isOver || isBefore(on, interval.from)) return [interval];
      return interval.from.equals(on) ? [] : [{ ...interval, until: on }];
    },
  );
  const plans = schedule.plans.map((plan) => (isBefore(on, plan.from) ? { ...plan, from: on } : plan));
  const { end, ...goingOn } = { ...schedule, suspensionIntervals, plans };
  if (end === undefined) return goingOn;
  return isBefore(on, end.on) ? endAtTermEnd(goingOn, on) : { ...goingOn, end };
}

/** The end where the period under way ends; without one, now. Nothing is given back. */
export function endAtTermEnd(
  schedule: SubscriptionSchedule,
  today: Temporal.PlainDate,
): SubscriptionSchedule {
  const kept = withoutPlans(schedule, today);
  return { ...kept, end: { on: periodOn(kept, today)?.end ?? today, isAtOnce: false, refund: "none" } };
}

/** The end today, with what of the period is to be given back. */
export function endAtOnce(
  { end: _end, ...schedule }: SubscriptionSchedule,
  { on, refund }: { on: Temporal.PlainDate; refund: RefundRule },
): SubscriptionSchedule {
  const isAtOnce = !isPaused(schedule, on);
  return { ...resume(withoutPlans(schedule, on), on), end: { on, isAtOnce, refund } };
}

/** On a paused day nothing was billed that could be broken into. */
function isPaused(schedule: SubscriptionSchedule, day: Temporal.PlainDate): boolean {
  return suspensionIntervalOn(schedule, day)?.reason === "paused";
}

/** The suspension interval a day is in. */
export function suspensionIntervalOn(
  { suspensionIntervals = [] }: SubscriptionSchedule,
  day: Temporal.PlainDate,
): SuspensionInterval | undefined {
  return suspensionIntervals.find(
    ({ from, until }) => !isBefore(day, from) && (until === undefined || isBefore(day, until)),
  );
}

/** Takes back an end that lies ahead. A suspension goes on until the bill is paid. */
export function revokeEnd({ end, ...schedule }: SubscriptionSchedule): SubscriptionSchedule {
  const suspensionIntervals = (schedule.suspensionIntervals ?? []).map((interval): SuspensionInterval => {
    const isOpen =
      interval.reason === "suspended" && end !== undefined && interval.until?.equals(end.on) === true;
    return isOpen ? { ...interval, until: undefined } : interval;
  });
  return { ...schedule, suspensionIntervals };
}

/** Another address from tomorrow on: a bill of today has been made. */
export function moveTo(
  schedule: SubscriptionSchedule,
  { today, address }: { today: Temporal.PlainDate; address: TaxableAddress },
): SubscriptionSchedule {
  const from = today.add({ days: 1 });
  const before = (schedule.addresses ?? []).filter((span) => isBefore(span.from, from));
  return { ...schedule, addresses: [...before, { from, address }] };
}

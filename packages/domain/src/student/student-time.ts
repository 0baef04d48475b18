import { lengthInMonths } from "../calendar/billing-period.ts";
import { isBefore } from "../calendar/compare-days.ts";
import { type BilledPeriod, billedPeriods } from "../pricing/billed-periods.ts";
import { newSchedule, type PlanSpan, type SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import type { Offer, OfferPhase } from "../offers/offer.ts";

/** For how long somebody who was verified counts as a student. */
const STUDENT_TIME = { months: 12 } as const;
/** How long before its end a verification can be renewed; the new time then follows the old one. */
const RENEWABLE_FOR = { days: 60 } as const;

/** The first day on which a verification can be renewed. */
export function renewableFrom(verifiedUntil: Temporal.PlainDate): Temporal.PlainDate {
  return verifiedUntil.subtract(RENEWABLE_FOR);
}

/** Until when somebody counts as a student who is verified today; whoever renews early loses no day. */
export function studentUntil(
  today: Temporal.PlainDate,
  before: Temporal.PlainDate | undefined,
): Temporal.PlainDate {
  const isStillGood = before !== undefined && !isBefore(before, today);
  return (isStillGood ? before : today).add(STUDENT_TIME);
}

/** An offer for students with as many reduced bills as fall due before the verification ends, if it starts on a day. */
export function forStudentTime<O extends Pick<Offer, "phases">>(
  offer: O,
  { from, until }: { from: Temporal.PlainDate; until: Temporal.PlainDate },
): O {
  const most = reducedBillsOf(offer.phases);
  if (most === undefined) return offer;
  const bills = billsBefore(newSchedule({ phases: offer.phases, started: from }), until);
  return { ...offer, phases: withReducedBills(offer.phases, Math.min(most, bills)) };
}

/**
 * The last plan of a schedule with its reduced time made longer, so that it covers a renewed verification. Undefined where
 * it covers it already, or is at the full price by now.
 */
export function lengthenStudentTime(
  schedule: SubscriptionSchedule,
  { today, until }: { today: Temporal.PlainDate; until: Temporal.PlainDate },
): readonly OfferPhase[] | undefined {
  const plan = schedule.plans.at(-1);
  const bills = plan && reducedBillsOf(plan.phases);
  const goingOn = withoutOpenEnds(schedule);
  const stepsUpOn = fullPriceOn(goingOn);
  if (plan === undefined || bills === undefined || stepsUpOn === undefined) return undefined;
  if (!isBefore(today, stepsUpOn)) return undefined;
  const covered = billsBefore(goingOn, until);
  return covered > bills ? withReducedBills(plan.phases, covered) : undefined;
}

/** The day of the first bill of the last plan at its full price; undefined where none is known to come. */
export function fullPriceOn(schedule: SubscriptionSchedule): Temporal.PlainDate | undefined {
  const plan = schedule.plans.at(-1);
  if (plan === undefined) return undefined;
  for (const period of billedPeriods(schedule)) {
    if (isOfLastPlan(period, plan) && period.phase.duration === "infinite") return period.start;
  }
  return undefined;
}

/** A switch at once leaves the bill of the plan before standing that was made on the same day. */
function isOfLastPlan({ start, cut }: BilledPeriod, { from }: PlanSpan): boolean {
  return !isBefore(start, from) && cut?.by !== "switch";
}

/** The first day after another one on which a bill falls due. */
export function nextBillAfter(
  schedule: SubscriptionSchedule,
  day: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  for (const { start } of billedPeriods(schedule)) if (isBefore(day, start)) return start;
  return undefined;
}

/** Bills of the last plan that fall due before a day, as if its reduced price had no end; the first one always counts. */
function billsBefore(schedule: SubscriptionSchedule, until: Temporal.PlainDate): number {
  const plan = schedule.plans.at(-1);
  const [reduced] = plan?.phases ?? [];
  if (plan === undefined || reduced === undefined) return 0;
  const endless: PlanSpan = { ...plan, phases: [{ ...reduced, duration: "infinite" }] };
  let count = 0;
  for (const period of billedPeriods({ ...schedule, plans: [...schedule.plans.slice(0, -1), endless] })) {
    if (!isBefore(period.start, until)) break;
    if (isOfLastPlan(period, plan)) count += 1;
  }
  return Math.max(1, count);
}

/** An end may be taken back, and a suspension be paid; neither must cost the months that were proved. */
function withoutOpenEnds({
  end: _end,
  suspensionIntervals = [],
  ...schedule
}: SubscriptionSchedule): SubscriptionSchedule {
  return { ...schedule, suspensionIntervals: suspensionIntervals.filter(({ until }) => until !== undefined) };
}

/** How many bills the reduced time at the start of an offer has; undefined where it starts without one. */
function reducedBillsOf([first]: readonly OfferPhase[]): number | undefined {
  if (first?.type !== "Introductory" || first.duration === "infinite") return undefined;
  const [time, between] = [lengthInMonths(first.duration), lengthInMonths(first.billingPeriod)];
  // The bill of a month that is only begun falls due, too.
  return Math.ceil((time.count * between.outOf) / (time.outOf * between.count));
}

function withReducedBills(phases: readonly OfferPhase[], bills: number): OfferPhase[] {
  return phases.map((phase, index) => {
    if (index > 0 || phase.duration === "infinite") return phase;
    const { timeUnit, length } = phase.billingPeriod;
    return { ...phase, duration: { timeUnit, length: length * bills } };
  });
}

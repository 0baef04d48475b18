import { isBefore } from "../calendar/compare-days.ts";
import type { OfferPhase } from "../offers/offer.ts";
import { billedPeriods } from "../pricing/billed-periods.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";

/** A phase of a plan, as it runs in a schedule. */
export interface DatedPhase {
  phase: OfferPhase;
  start: Temporal.PlainDate;
  /** The day on which the next phase starts; undefined for one that goes on, and while nobody knows. */
  end: Temporal.PlainDate | undefined;
  /** When its term is over and another one follows; undefined where none does, and while nobody knows. */
  renewsOn: Temporal.PlainDate | undefined;
}

/** The phases of each plan in a schedule, in the order of its plans; those that never run are left out. */
export function datedPhasesOf(schedule: SubscriptionSchedule, today: Temporal.PlainDate): DatedPhase[][] {
  const { plans, end: stop, suspensionIntervals = [] } = schedule;
  const byPlan: DatedPhase[][] = plans.map(() => []);
  let isForEver = false;
  for (const { phase, start, end, cut } of billedPeriods(schedule)) {
    const index = plans.findLastIndex(({ phases, from }) => phases.includes(phase) && !isBefore(start, from));
    const until = cut?.on ?? end;
    // On the day of a switch, the plan of before may have been billed as well.
    if (isBefore(start, until)) extend(byPlan[index] ?? [], { phase, start, end: until, today });
    isForEver = phase.duration === "infinite" && index === plans.length - 1 && stop === undefined;
    if (isForEver && isBefore(today, end)) break;
  }
  const last = byPlan.flat().at(-1);
  const isUnknown = suspensionIntervals.some(({ until }) => until === undefined);
  if (last !== undefined) close(last, { isForEver, isUnknown });
  return byPlan;
}

function extend(
  ofPlan: DatedPhase[],
  { phase, start, end, today }: { phase: OfferPhase } & Record<"start" | "end" | "today", Temporal.PlainDate>,
): void {
  const last = ofPlan.at(-1);
  const dated = last?.phase === phase ? last : { phase, start, end, renewsOn: undefined };
  if (dated !== last) ofPlan.push(dated);
  dated.end = end;
  // Without an end, a term is what one bill pays for: the one under way, or the first one ahead.
  const isPast = dated.renewsOn === undefined || !isBefore(today, dated.renewsOn);
  if (phase.duration !== "infinite" || isPast) dated.renewsOn = end;
}

/** Nothing follows the last phase of all, unless it goes on by itself. */
function close(last: DatedPhase, { isForEver, isUnknown }: Record<"isForEver" | "isUnknown", boolean>): void {
  if (isForEver || isUnknown) last.end = undefined;
  else if (last.renewsOn?.equals(last.end ?? last.renewsOn) === true) last.renewsOn = undefined;
  if (isUnknown) last.renewsOn = undefined;
}

/** The phase that a day is within, its first and last days included; of two that meet on it, the one that starts. */
export function activePhaseOf(
  phases: readonly DatedPhase[],
  today: Temporal.PlainDate,
): DatedPhase | undefined {
  return phases.findLast(
    ({ start, end }) => !isBefore(today, start) && (end === undefined || !isBefore(end, today)),
  );
}

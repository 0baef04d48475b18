import type { OfferPhase } from "../offers/offer.ts";
import { billedPeriods } from "./billed-periods.ts";
import { newSchedule } from "./subscription-schedule.ts";

export interface PhaseSpan {
  phase: OfferPhase;
  start: Temporal.PlainDate;
  /** The day the next phase starts; absent for the one that goes on until cancelled. */
  end: Temporal.PlainDate | undefined;
}

/** When each phase of an offer would run if it were bought on a day. What it costs before tax is its own price. */
export function phaseSpansOf(phases: readonly OfferPhase[], started: Temporal.PlainDate): PhaseSpan[] {
  const spans: PhaseSpan[] = [];
  for (const { phase, start, end } of billedPeriods(newSchedule({ phases, started }))) {
    const isForEver = phase.duration === "infinite";
    const span = spans.at(-1);
    if (span?.phase === phase) span.end = end;
    else spans.push({ phase, start, end: isForEver ? undefined : end });
    if (isForEver) return spans;
  }
  return spans;
}

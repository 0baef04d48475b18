import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { DueWork, ActionExecuted, Turn } from "#modules/renewals/index.ts";
import type { Clock } from "#platform/clock.ts";

// Bills are made in the morning, when people see them come in.
const MORNING = Temporal.PlainTime.from("09:00");

export type WalkThroughTime = (target: Temporal.Instant, identityId?: string) => Promise<ActionExecuted[]>;

/**
 * Moves business time forward, everybody's or one person's, through every day on which something is due, and lets it
 * happen on that day: what would have taken years is the same, step by step. Returns what happened on the way.
 */
export function createWalkThroughTime(dependencies: {
  clock: Clock;
  due: DueWork;
  onError: Turn["onError"];
}): WalkThroughTime {
  const { clock, due: dueWork, onError } = dependencies;
  const offsetTo = (instant: Temporal.Instant) =>
    instant.epochMilliseconds - clock.realNow().epochMilliseconds;

  return async (target, identityId) => {
    const taken: ActionExecuted[] = [];
    const turn = { identityId, onTaken: (step: ActionExecuted) => void taken.push(step), onError };
    const at = <T>(instant: Temporal.Instant, work: () => Promise<T>): Promise<T> => {
      if (identityId !== undefined) return clock.runShifted(offsetTo(instant), work);
      clock.shiftTo(offsetTo(instant));
      return work();
    };
    let now = clock.now();
    let last: Temporal.PlainDate | undefined;
    for (;;) {
      const due = await at(now, () => dueWork.firstDay(identityId));
      // A day that is still due after its turn waits for somebody else, such as the card processor.
      if (due === undefined || (last !== undefined && Temporal.PlainDate.compare(due, last) <= 0)) break;
      const morning = due.toZonedDateTime({ timeZone: BILLING_TIME_ZONE, plainTime: MORNING }).toInstant();
      if (Temporal.Instant.compare(morning, target) > 0) break;
      if (Temporal.Instant.compare(morning, now) > 0) now = morning;
      await at(now, () => dueWork.run(turn));
      last = due;
    }
    await at(target, () => dueWork.run(turn));
    return taken;
  };
}

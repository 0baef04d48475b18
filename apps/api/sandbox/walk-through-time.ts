import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { StepTaken } from "../modules/renewals/index.ts";
import type { Clock } from "../platform/clock.ts";

// Bills are made in the morning, when people see them come in.
const MORNING = Temporal.PlainTime.from("09:00");

/**
 * Moves business time forward through every day on which something is due, and lets it happen on that day: what
 * would have taken years is the same, step by step. Returns what happened on the way.
 */
export function createWalkThroughTime(dependencies: {
  clock: Clock;
  firstDueDay: () => Promise<Temporal.PlainDate | undefined>;
  advanceDue: (onTaken: (taken: StepTaken) => void) => Promise<number>;
}) {
  const { clock, firstDueDay, advanceDue } = dependencies;

  const shiftTo = (instant: Temporal.Instant) => {
    clock.shiftTo(instant.epochMilliseconds - clock.realNow().epochMilliseconds);
  };

  return async (target: Temporal.Instant): Promise<StepTaken[]> => {
    const taken: StepTaken[] = [];
    const note = (step: StepTaken) => void taken.push(step);
    let last: Temporal.PlainDate | undefined;
    for (;;) {
      const due = await firstDueDay();
      // A day that is still due after its turn waits for somebody else, such as the card processor.
      if (due === undefined || (last !== undefined && Temporal.PlainDate.compare(due, last) <= 0)) break;
      const morning = due.toZonedDateTime({ timeZone: BILLING_TIME_ZONE, plainTime: MORNING }).toInstant();
      if (Temporal.Instant.compare(morning, target) > 0) break;
      if (Temporal.Instant.compare(morning, clock.now()) > 0) shiftTo(morning);
      await advanceDue(note);
      last = due;
    }
    shiftTo(target);
    await advanceDue(note);
    return taken;
  };
}

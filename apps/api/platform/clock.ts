import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Two readings of time. Business rules (offers, quotes, bills) see `now`, which the sandbox can move. Sessions,
 * codes, limits and leases see `realNow`: moving the clock by a month must not sign everybody out.
 */
export interface Clock {
  now(): Temporal.Instant;
  realNow(): Temporal.Instant;
  today(): Temporal.PlainDate;
  /** Shifts business time by a span from real time; zero returns to it. */
  shiftTo(offsetInMilliseconds: number): void;
  offsetInMilliseconds(): number;
  /** Runs work in business time of its own, which is so far from real time; nobody else sees it. */
  runShifted<T>(offsetInMilliseconds: number, work: () => T): T;
}

const wholeMilliseconds = () => Temporal.Instant.fromEpochMilliseconds(Date.now());

/** A clock that shows real time until it is shifted; tests hand in a source of their own. */
export function createClock(billingTimeZone: string, realNow = wholeMilliseconds): Clock {
  let offset = 0;
  const own = new AsyncLocalStorage<number>();
  const offsetInMilliseconds = () => own.getStore() ?? offset;
  const now = () => realNow().add({ milliseconds: offsetInMilliseconds() });
  return {
    now,
    realNow,
    today: () => now().toZonedDateTimeISO(billingTimeZone).toPlainDate(),
    shiftTo: (milliseconds) => {
      offset = milliseconds;
    },
    offsetInMilliseconds,
    runShifted: (milliseconds, work) => own.run(milliseconds, work),
  };
}

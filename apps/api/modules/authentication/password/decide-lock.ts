const FAILURES_PER_WINDOW = 10;
const WINDOW_IN_MINUTES = 15;
const FIRST_LOCK_IN_MINUTES = 15;
const LONGEST_LOCK_IN_HOURS = 24;
const FAILURES_UNTIL_OFF = 100;

/** What is known of the failures of one account on one device, or on all devices it was never seen on. */
export interface LockState {
  failures: number;
  windowStartedAt: Temporal.Instant;
  failuresInARow: number;
  locks: number;
  lockedUntil: Temporal.Instant | null;
}

export type LockDecision =
  /** The try may be made; it counts as a failure until the password turns out right. */
  | { verdict: "try"; next: LockState }
  | { verdict: "locked"; next: LockState; until: Temporal.Instant }
  /** The password no longer works here until it is set anew. */
  | { verdict: "off" };

/**
 * Decides whether a password may be tried. Ten failures within a quarter of an hour lock for as long, then twice as
 * long each time; a hundred in a row switch the password off.
 */
export function decideLock(state: LockState | undefined, now: Temporal.Instant): LockDecision {
  const known = state ?? fresh(now);
  if (known.failuresInARow >= FAILURES_UNTIL_OFF) return { verdict: "off" };
  if (known.lockedUntil !== null && Temporal.Instant.compare(now, known.lockedUntil) < 0)
    return { verdict: "locked", next: known, until: known.lockedUntil };

  const windowEnds = known.windowStartedAt.add({ minutes: WINDOW_IN_MINUTES });
  const isSameWindow = known.lockedUntil === null && Temporal.Instant.compare(now, windowEnds) < 0;
  const window = isSameWindow
    ? { failures: known.failures, windowStartedAt: known.windowStartedAt }
    : { failures: 0, windowStartedAt: now };
  if (window.failures >= FAILURES_PER_WINDOW) {
    const until = now.add({ minutes: lockInMinutes(known.locks) });
    return { verdict: "locked", until, next: { ...known, locks: known.locks + 1, lockedUntil: until } };
  }
  return {
    verdict: "try",
    next: {
      ...window,
      failures: window.failures + 1,
      failuresInARow: known.failuresInARow + 1,
      locks: known.locks,
      lockedUntil: null,
    },
  };
}

function lockInMinutes(locksBefore: number): number {
  return Math.min(FIRST_LOCK_IN_MINUTES * 2 ** locksBefore, LONGEST_LOCK_IN_HOURS * 60);
}

function fresh(now: Temporal.Instant): LockState {
  return { failures: 0, windowStartedAt: now, failuresInARow: 0, locks: 0, lockedUntil: null };
}

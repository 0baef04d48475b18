import type { Clock } from "#platform/clock.ts";

const FAILURES_TO_OPEN = 5;
const PAUSE_IN_SECONDS = 30;

/** Leaves somebody alone for a while who has failed several times in a row. */
export interface Breaker {
  /** Seconds to wait before asking again; undefined when asking is fine. */
  secondsLeft(): number | undefined;
  succeeded(): void;
  failed(): void;
}

/** One per outside system and node; after the pause one question more decides. */
export function createBreaker(clock: Pick<Clock, "realNow">): Breaker {
  let failures = 0;
  let openUntil: Temporal.Instant | undefined;
  return {
    secondsLeft: () => {
      if (openUntil === undefined) return undefined;
      const left = openUntil.since(clock.realNow()).total("seconds");
      return left > 0 ? Math.ceil(left) : undefined;
    },
    succeeded: () => {
      failures = 0;
      openUntil = undefined;
    },
    failed: () => {
      failures += 1;
      if (failures < FAILURES_TO_OPEN) return;
      openUntil = clock.realNow().add({ seconds: PAUSE_IN_SECONDS });
    },
  };
}

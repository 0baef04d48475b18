import type { Clock } from "./clock.ts";

/** Business time that some people have of their own, ahead of everybody's. Only the sandbox gives it to anybody. */
export interface PersonalTime {
  /** How far somebody's time is from real time; undefined for everybody's time. */
  offsetOf(identityId: string): number | undefined;
  give(identityId: string, offsetInMilliseconds: number | undefined): void;
  /** Runs work in the time of whom it is for; null for nobody in particular. */
  run<T>(identityId: string | null, work: () => T): T;
}

/** Nobody has time of their own at first. */
export function createPersonalTime(clock: Clock): PersonalTime {
  const offsets = new Map<string, number>();
  return {
    offsetOf: (identityId) => offsets.get(identityId),
    give: (identityId, offset) => {
      if (offset === undefined) offsets.delete(identityId);
      else offsets.set(identityId, offset);
    },
    run: (identityId, work) => {
      const own = identityId === null ? undefined : offsets.get(identityId);
      // When everybody's time has overtaken it, it is theirs.
      return own === undefined || own <= clock.offsetInMilliseconds() ? work() : clock.runShifted(own, work);
    },
  };
}

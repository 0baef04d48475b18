import type { Clock } from "#platform/clock.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";

/** Has radios told what they may play, in the transaction that it follows from. */
export interface TellRadio {
  toPlay(radioId: string): Promise<void>;
  /** To play or to be silent, as its plan is now. */
  whatItMay(radioId: string): Promise<void>;
  /** To be silent once the radio plays on which its plan goes on. */
  toGiveWay(radioId: string, toRadioId: string): Promise<void>;
}

export function createTellRadio({
  jobs,
  clock,
}: {
  jobs: Pick<Jobs, "send">;
  clock: Pick<Clock, "realNow">;
}): TellRadio {
  return {
    toPlay: (radioId) => jobs.send("activate-radio", { radioId, askedAt: clock.realNow().toString() }),
    whatItMay: (radioId) => jobs.send("align-radio", { radioId, move: null }),
    toGiveWay: (radioId, toRadioId) =>
      jobs.send("align-radio", { radioId, move: { toRadioId, at: clock.realNow().toString() } }),
  };
}

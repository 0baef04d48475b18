import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { SignalRepository } from "./signal-repository.ts";
import type { SilencesRepository } from "./silences-repository.ts";

/** Whoever buys at home may take a while to be in the car. */
const SENT_FOR_MINUTES = 60;

export type ActivateRadio = (radioId: string) => Promise<void>;

/**
 * Has a radio that has just got a plan told what it may play, from the next turn of the carousel on. It counts against
 * nobody's refreshes, and where one runs already, that one does it. Safe to be done again.
 */
export function createActivateRadio({
  repository,
  silences,
  clock,
}: {
  repository: Pick<SignalRepository, "add">;
  silences: Pick<SilencesRepository, "remove">;
  clock: Pick<Clock, "realNow">;
}): ActivateRadio {
  return async (radioId) => {
    // First of all: whoever tells it to be silent at this moment is done before it is told to play.
    await silences.remove(radioId);
    const now = clock.realNow();
    await repository.add({
      id: randomId("ref"),
      radioId,
      state: "queued",
      cause: "activation",
      requestedAt: now,
      sentAt: null,
      sendCount: 0,
      heardAt: null,
      nextSendAt: now,
      endsAt: now.add({ minutes: SENT_FOR_MINUTES }),
    });
  };
}

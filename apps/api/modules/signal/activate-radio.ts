import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { FindEntitlement } from "./align-radio.ts";
import type { SignalRepository } from "./signal-repository.ts";
import type { SilencesRepository } from "./silences-repository.ts";

/** Whoever buys at home may take a while to be in the car. */
const SENT_FOR_MINUTES = 60;

export type ActivateRadio = (radioId: string, askedAt: Temporal.Instant) => Promise<void>;

/**
 * Has a radio that has just got a plan told what it may play, from the next turn of the carousel on. It counts against
 * nobody's refreshes, and where one runs already, that one does it. Safe to be done again, and late: a radio whose plan
 * has moved on or ended since it was asked for stays silent.
 */
export function createActivateRadio({
  repository,
  silences,
  radios,
  findEntitlement,
  clock,
}: {
  repository: Pick<SignalRepository, "add">;
  silences: Pick<SilencesRepository, "remove" | "has">;
  radios: Pick<Radios, "find">;
  findEntitlement: FindEntitlement;
  clock: Pick<Clock, "realNow">;
}): ActivateRadio {
  return async (radioId, askedAt) => {
    // Before it is asked what the radio is to do: what is written down after that is newer than the answer.
    const now = clock.realNow();
    const entitlement = await findEntitlement(await radios.find(radioId));
    if (entitlement === "unserved" && (await silences.has(radioId, askedAt))) return;
    // First of all: whoever tells it to be silent at this moment is done before it is told to play.
    await silences.remove(radioId, now);
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

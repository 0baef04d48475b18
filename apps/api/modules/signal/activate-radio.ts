import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
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
  silences: Pick<SilencesRepository, "inTurn" | "remove" | "has">;
  radios: Pick<Radios, "find">;
  findEntitlement: FindEntitlement;
  clock: Pick<Clock, "realNow">;
}): ActivateRadio {
  return (radioId, askedAt) =>
    // Nothing about the radio is decided or written down meanwhile, whatever the clocks of other nodes say.
    silences.inTurn([radioId], async () => {
      const entitlement = await findEntitlement(await radios.find(radioId));
      if (entitlement === "unserved" && (await silences.has(radioId, askedAt))) return;
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
      crashPoint("radio.queued");
    });
}

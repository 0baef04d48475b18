import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { JobPayloads } from "#platform/jobs/job-payloads.ts";
import type { Uplink } from "#providers/uplink/uplink.ts";
import type { ActivateRadio } from "./activate-radio.ts";
import { isServed } from "./decide-refresh.ts";
import type { SilencesRepository } from "./silences-repository.ts";

/** A radio that nobody hears of any more may not let the one before play on for ever. */
const SILENT_AT_LATEST_AFTER = { hours: 7 * 24 } as const;

/** Whether a radio is to play; `unclear` while its plan is being paid for. */
export type Entitlement = "served" | "unserved" | "unclear";

export type FindEntitlement = (radio: RadioAsItIs | undefined) => Promise<Entitlement>;

export function createFindEntitlement(subscriptions: Pick<Subscriptions, "find">): FindEntitlement {
  return async (radio) => {
    if (radio?.subscription == null) return "unserved";
    const { identityId, id } = radio.subscription;
    const plan = await subscriptions.find(identityId, id);
    if (plan === undefined) return "unclear";
    return isServed(plan.state) ? "served" : "unserved";
  };
}

export type AlignRadio = (radioId: string, move: JobPayloads["align-radio"]["move"]) => Promise<void>;

/**
 * Has a radio play or be silent as its plan is now. One that is silent already, or plays, is told nothing; one whose plan has moved on
 * plays until the other radio does. Safe to be done again, and in any order.
 */
export function createAlignRadio(parts: {
  radios: Pick<Radios, "find">;
  findEntitlement: FindEntitlement;
  silences: Pick<SilencesRepository, "inTurn" | "add" | "has" | "release" | "isHeardSince">;
  uplink: Pick<Uplink, "listHeard">;
  activate: ActivateRadio;
  clock: Pick<Clock, "realNow">;
}): AlignRadio {
  const { radios, findEntitlement, silences, uplink, activate, clock } = parts;
  /** A signal of before the move may be all that is sent to a radio: then it has reported nothing since, and plays. */
  const plays = async (radioId: string, since: Temporal.Instant) =>
    (await silences.isHeardSince(radioId, since)) ||
    (await uplink.listHeard([radioId])).some(({ isPlaying }) => isPlaying);
  return (radioId, move) =>
    silences.inTurn(move === null ? [radioId] : [radioId, move.toRadioId], async () => {
      const entitlement = await findEntitlement(await radios.find(radioId));
      if (entitlement === "unclear") return;
      if (entitlement === "served") {
        if (await silences.has(radioId)) await activate(radioId, clock.realNow());
        return;
      }
      const now = clock.realNow();
      const waitsForRadioId = await silences.add({
        radioId,
        waitsForRadioId: move?.toRadioId ?? null,
        requestedAt: now,
        sentAt: null,
        sendCount: 0,
        heardAt: null,
        nextSendAt: move === null ? now : now.add(SILENT_AT_LATEST_AFTER),
      });
      crashPoint("radio.aligned");
      // After it is written down: one that is heard of from here on lets go of it by itself.
      if (
        move !== null &&
        waitsForRadioId !== null &&
        (await plays(waitsForRadioId, Temporal.Instant.from(move.at)))
      )
        await silences.release(waitsForRadioId, now);
    });
}

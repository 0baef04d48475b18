import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import type { HeardReport, Uplink } from "#providers/uplink/uplink.ts";
import type { ActivateRadio } from "./activate-radio.ts";
import type { FindEntitlement } from "./align-radio.ts";
import type { RadioSilence, SilencesRepository } from "./silences-repository.ts";

/** While people may still be in the car, and then for as long as a car may stand in a garage. */
const SOON = { seconds: 10 } as const;
const SENT_SOON = 30;
const LATER = { hours: 1 } as const;
const SENT_FOR = { hours: 30 * 24 } as const;

/**
 * Tells radios that their plan is over, until they have heard. Whether one is paid for is asked again before each time, while
 * whoever has it play waits: a radio that is paid for is never silenced.
 */
export function createSendSilences(parts: {
  database: Database;
  silences: SilencesRepository;
  radios: Pick<Radios, "find">;
  findEntitlement: FindEntitlement;
  activate: ActivateRadio;
  uplink: Uplink;
  clock: Pick<Clock, "realNow">;
}): () => Promise<void> {
  const { database, silences, uplink, clock } = parts;

  const listToSend = async (due: readonly RadioSilence[], toActivate: string[]): Promise<RadioSilence[]> => {
    const unserved: RadioSilence[] = [];
    for (const silence of due) {
      const { radioId, requestedAt, sendCount } = silence;
      const entitlement = await parts.findEntitlement(await parts.radios.find(radioId));
      if (entitlement === "served") {
        // One that was told to be silent has to be told otherwise.
        if (sendCount === 0) await silences.remove(radioId, requestedAt);
        else toActivate.push(radioId);
      } else if (entitlement === "unclear") await silences.advance(radioId, { nextSendAt: nextAfter(SOON) });
      else unserved.push(silence);
    }
    return unserved;
  };
  const nextAfter = (pause: Temporal.DurationLike) => clock.realNow().add(pause);

  /** True where nothing more is to be sent. */
  const finish = async (silence: RadioSilence, reports: readonly HeardReport[]): Promise<boolean> => {
    const { radioId, sentAt } = silence;
    const report = reports.find((each) => each.radioId === radioId);
    if (report !== undefined && isAnswer(report, silence)) {
      await silences.advance(radioId, { nextSendAt: null, heardAt: report.heardAt });
      return true;
    }
    const isOver = sentAt !== null && Temporal.Instant.compare(clock.realNow(), sentAt.add(SENT_FOR)) >= 0;
    if (isOver) await silences.advance(radioId, { nextSendAt: null });
    return isOver;
  };

  const sendDue = async (toActivate: string[]): Promise<Error | undefined> => {
    const unserved = await listToSend(await silences.lockDue(clock.realNow()), toActivate);
    if (unserved.length === 0) return undefined;
    const reports = await uplink.listHeard(unserved.map(({ radioId }) => radioId));
    const silent: RadioSilence[] = [];
    for (const silence of unserved) if (!(await finish(silence, reports))) silent.push(silence);
    if (silent.length === 0) return undefined;
    for (const { radioId } of silent) await silences.stopPlaying(radioId);
    const now = clock.realNow();
    const outcome = await uplink.send(
      silent.map(({ radioId, sendCount }) => ({ id: `${radioId}.${sendCount}`, radioId, kind: "silence" })),
    );
    crashPoint("radio.silenced");
    for (const { radioId, sendCount, sentAt } of silent)
      await silences.advance(
        radioId,
        outcome.kind === "sent"
          ? {
              sentAt: sentAt ?? now,
              sendCount: sendCount + 1,
              nextSendAt: nextAfter(sendCount < SENT_SOON ? SOON : LATER),
            }
          : { nextSendAt: nextAfter(SOON) },
      );
    return outcome.kind === "sent" ? undefined : outcome.cause;
  };

  return async () => {
    const toActivate: string[] = [];
    const cause = await database.inTransaction(() => sendDue(toActivate));
    // Whoever has a radio play waits for those that tell it to be silent, so these wait for nobody who does.
    for (const radioId of toActivate) await parts.activate(radioId, clock.realNow());
    if (cause !== undefined) throw cause;
  };
}

/** What it heard before it was told says nothing, and one that plays has not heard. */
function isAnswer({ heardAt, isPlaying }: HeardReport, { sentAt }: RadioSilence): boolean {
  return sentAt !== null && !isPlaying && Temporal.Instant.compare(heardAt, sentAt) >= 0;
}

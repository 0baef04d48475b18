import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { HeardReport, Instruction, Uplink } from "#providers/uplink/uplink.ts";
import type { SignalRefreshRow, SignalRepository } from "./signal-repository.ts";
import type { SilencesRepository } from "./silences-repository.ts";

/** Between two times that the same instruction is sent. */
const REPEAT = { seconds: 10 } as const;
/** Until it is asked whether a radio that has heard plays. */
const TUNING = { seconds: 1 } as const;
/** Those whose node dies with them in hand are taken by another after this. */
export const LEASE = { seconds: 10 } as const;

type FirstSend = { kind: "sent"; row: SignalRefreshRow } | { kind: "unavailable"; cause: Error };

/** Sends instructions round and round until their radios play, or the time is over. */
export interface Carousel {
  /** Sends a new one, leased to the caller, at once, so that whoever asked knows whether anything can be sent. */
  sendFirst(row: SignalRefreshRow): Promise<FirstSend>;
  /** Takes all that are due one step on. Safe on several nodes at once. */
  turn(): Promise<void>;
}

export function createCarousel({
  repository,
  uplink,
  silences,
  clock,
}: {
  repository: Pick<SignalRepository, "takeDue" | "advance">;
  silences: Pick<SilencesRepository, "inTurn" | "release">;
  uplink: Uplink;
  clock: Pick<Clock, "realNow">;
}): Carousel {
  const noteSent = async (row: SignalRefreshRow): Promise<SignalRefreshRow> => {
    const now = clock.realNow();
    const progress = {
      state: "sent" as const,
      sentAt: now,
      sendCount: row.sendCount + 1,
      // The first answer is asked for soon: most radios hear the first time.
      nextSendAt: row.sendCount === 0 ? now.add(TUNING) : now.add(REPEAT),
    };
    await repository.advance(row.id, progress);
    return { ...row, ...progress };
  };

  /** One that has heard and is then switched off plays nothing: it is asked about for as long as it would be sent. */
  const noteHeard = async (row: SignalRefreshRow, { heardAt, isPlaying }: HeardReport) => {
    const isDone = isPlaying || isOver(row);
    // Both or neither, and before or after it is decided that another radio waits for this one: that one would wait in vain.
    await silences.inTurn([row.radioId], async () => {
      // The radio that played before it may be silent now.
      await silences.release(row.radioId, clock.realNow());
      await repository.advance(row.id, {
        state: isPlaying ? "playing" : "heard",
        heardAt,
        nextSendAt: isDone ? null : clock.realNow().add(TUNING),
      });
      crashPoint("radio.heard");
    });
  };
  const isOver = ({ endsAt }: SignalRefreshRow) => Temporal.Instant.compare(clock.realNow(), endsAt) >= 0;

  return {
    async sendFirst(row) {
      const outcome = await uplink.send([toInstruction(row)]);
      return outcome.kind === "sent" ? { kind: "sent", row: await noteSent(row) } : outcome;
    },

    async turn() {
      const now = clock.realNow();
      const due = await repository.takeDue(now, now.add(LEASE));
      if (due.length === 0) return;
      const reports = await uplink.listHeard(due.map(({ radioId }) => radioId));
      const silent: SignalRefreshRow[] = [];
      for (const row of due) {
        const report = reports.find((each) => each.radioId === row.radioId && isAnswer(each, row));
        if (report !== undefined) await noteHeard(row, report);
        else if (isOver(row)) await repository.advance(row.id, { state: "unheard", nextSendAt: null });
        else silent.push(row);
      }
      if (silent.length === 0) return;
      const outcome = await uplink.send(silent.map(toInstruction));
      // The lease brings them back in a while, and the time in which they are sent goes on.
      if (outcome.kind === "unavailable") throw outcome.cause;
      crashPoint("radio.played");
      for (const row of silent) await noteSent(row);
    },
  };
}

function toInstruction({ id, radioId }: SignalRefreshRow): Instruction {
  return { id, radioId, kind: "play" };
}

/**
 * Whether a report is about this instruction, and not an earlier one. Before this one is sent, no report can be, even one from the
 * moment it was asked for.
 */
function isAnswer({ heardAt }: HeardReport, { requestedAt, sentAt }: SignalRefreshRow): boolean {
  return sentAt !== null && Temporal.Instant.compare(heardAt, requestedAt) >= 0;
}

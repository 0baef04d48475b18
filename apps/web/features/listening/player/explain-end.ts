import type { MoveInStationOutcome } from "@skywave/services/listening/move-in-station";
import { reportStream } from "@skywave/services/listening/report-stream";
import type { Skywave } from "@skywave/sdk";
import type { PlayerRefusal, PlayerStatus } from "./player-state.ts";
import type { KeyRefusal } from "../sound/sound.ts";

type Refusal = Extract<MoveInStationOutcome, { ok: false }> | KeyRefusal | undefined;

/** A key that is refused does not say why a stream has ended; whoever asks about the stream is told. */
export async function explainEnd(
  refusal: Refusal,
  { skywave, end }: { skywave: Skywave; end(status: PlayerStatus): void },
): Promise<void> {
  const outcome = refusal?.code === "STREAM_ENDED" ? await reportStream(skywave, true) : undefined;
  const isTaken = outcome?.ok === true && outcome.state === "taken";
  end(isTaken ? { kind: "taken", mostStreams: outcome.mostStreams } : statusOf(refusal));
}

export function statusOf(refusal: Refusal): PlayerStatus {
  const refused = (code: PlayerRefusal, planName = "") => ({ kind: "refused" as const, code, planName });
  switch (refusal?.code) {
    case "CHANNEL_LOCKED":
    case "PREVIEW_OVER":
      return refused(refusal.code, refusal.planName);
    case "STREAM_ENDED":
    case "NOT_FOUND":
    case "playbackServicesTeam.playbackService.key-not-found":
      return refused(refusal.code);
    default:
      return refused("other");
  }
}

import { directSpeaker } from "@skywave/services/listening/speakers";
import type { Skywave } from "@skywave/sdk";
import type { StoreApi } from "zustand";
import { isSameSpeaker, speakerRefused, volumeOf } from "./speaker-volume.ts";
import type { ChosenSpeaker, PlayerState, PlayerStatus } from "./player-state.ts";

/** However fast a slider moves, the server hears of it at most so often. */
const SAY_EVERY_MILLISECONDS = 400;

interface Turning {
  skywave: Skywave;
  state: StoreApi<PlayerState>;
  /** Ends what plays. */
  end(status: PlayerStatus): void;
}

/** Turns the speaker to what its control stands at, and on until it stands still: where it stands last is always said. */
export async function turnSpeaker(from: ChosenSpeaker, { skywave, state, end }: Turning): Promise<void> {
  const to = state.getState().speaker;
  if (to?.isTurning !== true || !isSameSpeaker(to, from)) return;
  const volume = { volumeInPercent: Math.round(to.volume * 100), isMuted: to.isMuted };
  const [outcome] = await Promise.all([
    directSpeaker(skywave, to.smartDeviceId, { volume }),
    skywave.delay(SAY_EVERY_MILLISECONDS),
  ]);
  const now = state.getState().speaker;
  if (now === undefined || !isSameSpeaker(now, from)) return;
  if (now !== to && outcome.ok)
    return turnSpeaker({ ...from, ...volumeOf(outcome.speaker) }, { skywave, state, end });
  const stands = outcome.ok ? volumeOf(outcome.speaker) : { volume: from.volume, isMuted: from.isMuted };
  state.setState({ speaker: { ...now, ...stands, isTurning: false } });
  if (outcome.ok) return;
  if (outcome.code !== "SPEAKER_OFF" && outcome.code !== "NOT_FOUND") return;
  const status = speakerRefused(outcome.code === "SPEAKER_OFF" ? "SPEAKER_OFF" : "SPEAKER_GONE");
  end(status);
  // Also where nothing plays just now.
  state.setState({ status });
}

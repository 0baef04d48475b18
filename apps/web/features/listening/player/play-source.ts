import type { AiringOnAir } from "@skywave/services/listening/airing-on-air";
import { loadDecryptionKey } from "@skywave/services/listening/load-decryption-key";
import { loadLookaround } from "@skywave/services/listening/load-on-air";
import { reportStream } from "@skywave/services/listening/report-stream";
import { tuneChannel, type TuneChannelOutcome } from "@skywave/services/listening/tune-source";
import type { Skywave } from "@skywave/sdk";
import { heardAt, type PlayerRefusal, type PlayerState, type PlayerStatus } from "./player-state.ts";
import type { KeyRefusal, OpenSound, Sound } from "./sound.ts";

/** How often it says that it plays, and hears whether it may. */
const REPORT_EVERY_MILLISECONDS = 10_000;

/** One channel that plays, and all that ends with it. */
export interface Playing {
  channelId: string;
  sound: Sound | undefined;
  airings: readonly AiringOnAir[];
  isLookingAround: boolean;
  ending: AbortController;
}

/** What a channel that plays may do to its player; nothing any more once another one plays. */
export interface Stage {
  skywave: Skywave;
  openSound: OpenSound;
  loudness(): Pick<PlayerState, "volume" | "isMuted">;
  show(change: Partial<PlayerState>): void;
  end(status: PlayerStatus): void;
}

/** Tunes, opens the sound, and keeps telling what is heard until it ends. */
export async function playChannel(playing: Playing, stage: Stage): Promise<void> {
  const { skywave, show, end } = stage;
  const { signal } = playing.ending;
  const outcome = await tuneChannel(skywave, playing.channelId);
  if (!outcome.ok) {
    end(statusOf(outcome));
    return;
  }
  const { access, nowPlaying, next, manifestUrl } = outcome.tuned;
  playing.airings = [nowPlaying, next];
  show({ access, airing: nowPlaying });
  if (signal.aborted) return;
  const sound = await stage.openSound({
    manifestUrl,
    ...stage.loudness(),
    loadKey: (url) => loadDecryptionKey(skywave, url),
    onHeard: (date) => follow(playing, date, stage),
    onPlaying: () => show({ status: { kind: "playing" } }),
    onWaiting: () => show({ status: { kind: "reconnecting" } }),
    onEnded: (refusal) => void explainEnd(refusal, stage),
  });
  if (sound === "unsupported") {
    end({ kind: "unsupported" });
    return;
  }
  if (signal.aborted) {
    sound.close();
    return;
  }
  playing.sound = sound;
  const { channelId } = playing;
  skywave.events.playback({
    eventName: "playback-started",
    attributes: { channel: channelId },
    version: "v3",
  });
  void report(playing, stage);
  if ((await sound.start()) === "blocked") end({ kind: "blocked" });
}

/** A key that is refused does not say why a stream has ended; whoever asks about the stream is told. */
async function explainEnd(refusal: KeyRefusal | undefined, { skywave, end }: Stage): Promise<void> {
  const outcome = refusal?.code === "STREAM_ENDED" ? await reportStream(skywave, true) : undefined;
  const isTaken = outcome?.ok === true && outcome.state === "taken";
  end(isTaken ? { kind: "taken", mostStreams: outcome.mostStreams } : statusOf(refusal));
}

/** Shows what is heard, and asks what comes after what is known. */
function follow(playing: Playing, date: number, { skywave, show }: Stage): void {
  const heard = heardAt(playing.airings, date);
  if (heard !== undefined) show(heard);
  const isAtEnd = heard === undefined || heard.airing?.startsAt === playing.airings.at(-1)?.startsAt;
  if (!isAtEnd || playing.isLookingAround) return;
  playing.isLookingAround = true;
  void loadLookaround(skywave, playing.channelId).then((outcome) => {
    if (outcome.ok) playing.airings = outcome.airings;
    // The next second asks again, where it was for nothing.
    playing.isLookingAround = false;
  });
}

async function report({ ending: { signal } }: Playing, { skywave, end }: Stage): Promise<void> {
  while (!signal.aborted) {
    const outcome = await reportStream(skywave, true);
    if (outcome.ok && outcome.state === "taken") end({ kind: "taken", mostStreams: outcome.mostStreams });
    // It rejects as soon as another one plays.
    await skywave.delay(REPORT_EVERY_MILLISECONDS, signal).catch(() => undefined);
  }
}

type Refusal = Extract<TuneChannelOutcome, { ok: false }> | KeyRefusal | undefined;

function statusOf(refusal: Refusal): PlayerStatus {
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

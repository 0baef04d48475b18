import type { AiringOnAir } from "@skywave/services/listening/airing-on-air";
import { loadDecryptionKey } from "@skywave/services/listening/load-decryption-key";
import { loadLookaround } from "@skywave/services/listening/load-on-air";
import { replayChannel } from "@skywave/services/listening/replay-channel";
import { reportStream } from "@skywave/services/listening/report-stream";
import { tuneSource, type TuneOutcome } from "@skywave/services/listening/tune-source";
import type { Tuned } from "@skywave/services/listening/tuned";
import type { Skywave } from "@skywave/sdk";
import { type Beginning, fetchAhead, fetchBeginning } from "../sound/fetch-ahead.ts";
import { explainEnd, statusOf } from "./explain-end.ts";
import {
  heardAt,
  isEpisode,
  isStation,
  type Playable,
  type PlayerState,
  type PlayerStatus,
} from "./player-state.ts";
import type { OpenSound, Sound } from "../sound/sound.ts";

/** How often it says that it plays, and hears whether it may. */
const REPORT_EVERY_MILLISECONDS = 10_000;

/** One thing that plays, and all that ends with it. */
export interface Playing {
  playable: Playable;
  /** Of a channel whose list is fetched since the press. */
  listed: Promise<Response | undefined> | undefined;
  beginning: Beginning | undefined;
  sound: Sound | undefined;
  /** Of a station: where it is in its sequence. */
  place: number | undefined;
  airings: readonly AiringOnAir[];
  isLookingAround: boolean;
  /** What is said in it is known, too. */
  isLookedAround: boolean;
  isMoving: boolean;
  /** Of what plays on a speaker: has it pause there. */
  pauseThere: (() => Promise<unknown>) | undefined;
  ending: AbortController;
}

/** What a thing that plays may do to its player; nothing any more once another one plays. */
export interface Stage {
  skywave: Skywave;
  openSound: OpenSound;
  settings(): Pick<PlayerState, "volume" | "isMuted" | "rate" | "speaker">;
  show(change: Partial<PlayerState>): void;
  end(status: PlayerStatus): void;
  /** It was heard to its end. */
  finish(): void;
}

/** Tunes, opens the sound, and keeps telling what is heard until it ends. */
export async function playSource(playing: Playing, stage: Stage): Promise<void> {
  const { skywave, end } = stage;
  const { playable, listed, ending } = playing;
  if (playable.listUrl !== undefined && listed !== undefined)
    playing.beginning = fetchBeginning(playable.listUrl, listed, ending.signal);
  const outcome = await tune(playable, skywave);
  if (!outcome.ok) {
    end(statusOf(outcome));
    return;
  }
  await openTuned(playing, outcome.tuned, stage);
  if (playing.ending.signal.aborted) return;
  skywave.events.playback({
    eventName: "playback-started",
    attributes: { channel: playing.playable.channelId },
    version: "v3",
  });
  void report(playing, stage);
}

/** Opens the sound of what was tuned to, in the place of what was open. */
export async function openTuned(playing: Playing, tuned: Tuned, stage: Stage): Promise<void> {
  const { skywave, show, end } = stage;
  const { signal } = playing.ending;
  const { access, channelName, stationName, nowPlaying, next, episode, manifestUrl, place } = tuned;
  playing.sound?.close();
  playing.sound = undefined;
  playing.airings = [nowPlaying, next];
  playing.place = place;
  const startAt = startOf(playing.playable);
  const duration = place === undefined ? undefined : (nowPlaying.endsAt - nowPlaying.startsAt) / 1_000;
  const heard = { access, channelName, stationName, airing: nowPlaying, episode };
  show({ ...heard, duration, position: startAt ?? 0, skipsAgainAt: undefined });
  if (signal.aborted) return;
  const { rate, ...loudness } = stage.settings();
  const loadKey = (url: string) => loadDecryptionKey(skywave, url);
  const isLive = startAt === undefined;
  const { beginning } = playing;
  const ahead = startAt ? { loadKey } : fetchAhead(manifestUrl, { isLive, beginning, loadKey, signal });
  const sound = await stage.openSound({
    manifestUrl,
    startAt,
    rate: playing.playable.type === "episode-podcast" ? rate : 1,
    ...loudness,
    ...ahead,
    onHeard: (date) => follow(playing, date, stage),
    onPosition: (position, length) => {
      if (episode !== undefined || place !== undefined) show({ position, duration: length });
    },
    onPlaying: () => show({ status: { kind: "playing" } }),
    onWaiting: () => show({ status: { kind: "reconnecting" } }),
    onFinished: stage.finish,
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
  if ((await sound.start()) === "blocked") end({ kind: "blocked" });
}

/** None of a channel as it is on the air. */
function startOf(playable: Playable): number | undefined {
  if (isEpisode(playable) || isStation(playable) || playable.from !== undefined) return playable.startAt ?? 0;
  return undefined;
}

/** Where no show is on, the track is what somebody wants from its start. */
async function tune({ type, id, from }: Playable, skywave: Skywave): Promise<TuneOutcome> {
  if (from === undefined) return tuneSource(skywave, { type, id });
  const replayed = await replayChannel(skywave, id, from);
  const isWithoutShow = !replayed.ok && replayed.code === "NOT_FOUND" && from === "show";
  return isWithoutShow ? replayChannel(skywave, id, "airing") : replayed;
}

/** Shows what is heard, and asks what comes after what is known. */
function follow(playing: Playing, date: number, { skywave, show }: Stage): void {
  const heard = heardAt(playing.airings, date);
  if (heard !== undefined) show(heard);
  const isAtEnd = heard === undefined || heard.airing?.startsAt === playing.airings.at(-1)?.startsAt;
  if ((!isAtEnd && playing.isLookedAround) || playing.isLookingAround) return;
  playing.isLookingAround = true;
  const { playable } = playing;
  const at = startOf(playable) === undefined ? undefined : date;
  void loadLookaround(skywave, playable.channelId, at).then((outcome) => {
    if (outcome.ok) {
      playing.airings = outcome.airings;
      playing.isLookedAround = true;
      show({ channelName: outcome.name });
    }
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

import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Channel, CHANNELS } from "@skywave/channels";
import { libraryOf, type Track } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { nextTrack, type WantedTrack } from "./next-track.ts";
import { BEGINS_IN, QUALITIES, type Quality } from "./qualities.ts";
import type { SegmentStore } from "./segment-store.ts";

/** Whoever has just started the service, or opens its first page, has all cores for themselves. */
const FIRST_REST_IN_MILLISECONDS = 10_000;
/** After each piece, as part of the time that it took: about half a core is taken. */
const REST = 1;
const TENTHS = 10;

/** How many of the tracks are there from start to end, in the quality that players begin in. */
export interface LibraryProgress {
  made: number;
  all: number;
  /** Whether more will come of it. */
  isMaking: boolean;
}

export interface SoundLibrary {
  /** Begins after a while, and goes on until all is made or there is no more room. */
  start(): void;
  /** Undefined where nothing is made before somebody asks, and until it is known what is there. */
  progress(): LibraryProgress | undefined;
  /** Ends it at once, whatever is being made. */
  close(): Promise<void>;
}

export interface SoundLibraryNeeds extends Pick<Platform, "log"> {
  clock: Pick<Clock, "realNow">;
  config: Pick<Platform["config"], "soundLibrary">;
  store: Pick<SegmentStore, "files" | "makeInIdleTime">;
  /** All of the dial, unless a test has less to make. */
  channels?: readonly Channel[];
  firstRestInMilliseconds?: number;
}

/** Makes the sound of all channels ahead of whoever listens, while nobody needs the machine for something else. */
export function createSoundLibrary({
  config,
  store,
  clock,
  log,
  channels = CHANNELS,
  firstRestInMilliseconds = FIRST_REST_IN_MILLISECONDS,
}: SoundLibraryNeeds): SoundLibrary {
  const closing = new AbortController();
  const { signal } = closing;
  const order = turned(channels);
  const tracks = channels.flatMap((channel) => libraryOf(channel).map((track) => ({ channel, track })));
  let isCounted = false;
  let isOver = false;
  let working: Promise<void> | undefined;
  const isMade = (quality: Quality, channel: Channel, track: Track) =>
    store.files.countOf(runOf(channel, track, quality)) >= track.segmentCount;
  const countMade = () => tracks.filter(({ channel, track }) => isMade(BEGINS_IN, channel, track)).length;

  const makeQuality = async (quality: Quality): Promise<"made" | "full" | "not-kept"> => {
    const tried = new Set<string>();
    const isLeft = (channel: Channel, track: Track) =>
      !tried.has(track.id) && !isMade(quality, channel, track);
    let tenths = tenthsOf(countMade(), tracks.length);
    for (;;) {
      const wanted = nextTrack(clock.realNow(), order, isLeft);
      if (wanted === undefined) return "made";
      tried.add(wanted.track.id);
      const outcome = await makeTrack(wanted, quality, { store, signal });
      if (outcome !== "made") return outcome;
      const made = countMade();
      if (quality !== BEGINS_IN || tenthsOf(made, tracks.length) === tenths) continue;
      tenths = tenthsOf(made, tracks.length);
      if (made < tracks.length) log.info(`the sound of ${made} of ${tracks.length} tracks is made`);
    }
  };
  const makeAll = async () => {
    await pause(firstRestInMilliseconds, undefined, { signal });
    await store.files.count();
    isCounted = true;
    log.info(`sound is made ahead: ${countMade()} of ${tracks.length} tracks are there`);
    for (const quality of qualitiesInOrder()) {
      const outcome = await makeQuality(quality);
      if (outcome === "full")
        log.info(`sound is kept up to the limit, and no more is made in ${quality} quality`);
      if (outcome === "not-kept") log.warn("no more sound is made ahead, since it cannot be kept");
      if (outcome !== "made") return;
      log.info(`the sound of all ${tracks.length} tracks is made in ${quality} quality`);
    }
  };
  const work = async () => {
    try {
      await makeAll();
    } catch (cause) {
      if (!signal.aborted) log.error({ err: cause }, "sound could not be made ahead");
    }
    isOver = true;
  };

  return {
    start: () => {
      if (config.soundLibrary === "ahead") working ??= work();
    },
    progress: () => (isCounted ? { made: countMade(), all: tracks.length, isMaking: !isOver } : undefined),
    close: async () => {
      closing.abort();
      await working;
    },
  };
}

/** What players begin in is first, and then what takes the least room. */
function qualitiesInOrder(): Quality[] {
  const others = (["low", "standard", "high"] as const).filter((quality) => quality !== BEGINS_IN);
  return [BEGINS_IN, ...others];
}

/** Begun anywhere, so that processes that share a folder and start together make different tracks. */
function turned(channels: readonly Channel[]): Channel[] {
  const first = randomInt(channels.length);
  return [...channels.slice(first), ...channels.slice(0, first)];
}

/** A track from what is heard first of it to its end, and then what comes before. */
async function makeTrack(
  { channel, track, from }: WantedTrack,
  quality: Quality,
  { store, signal }: { store: SoundLibraryNeeds["store"]; signal: AbortSignal },
): Promise<"made" | "full" | "not-kept"> {
  const whole = runOf(channel, track, quality);
  for (const run of [{ ...whole, segment: from, count: track.segmentCount - from }, whole])
    for (;;) {
      if (!store.files.hasRoomFor(whole.bitrate)) return "full";
      const begunAt = performance.now();
      const outcome = await store.makeInIdleTime(run, signal);
      if (outcome === "nothing-missing") break;
      if (outcome === "not-kept") return outcome;
      await pause((performance.now() - begunAt) * REST, undefined, { signal });
    }
  return "made";
}

function runOf(channel: Channel, { index, segmentCount }: Track, quality: Quality) {
  const { bitrate } = QUALITIES[quality];
  return { channel: channel.number, track: index, segment: 0, bitrate, count: segmentCount };
}

function tenthsOf(made: number, all: number): number {
  return Math.floor((made * TENTHS) / all);
}

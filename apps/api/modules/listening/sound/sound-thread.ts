import { parentPort, workerData } from "node:worker_threads";
import { CHANNELS } from "@skywave/channels";
import { composeTrack, libraryOf, SAMPLES_PER_FRAME, SAMPLES_PER_SEGMENT } from "@skywave/sound";
import { type Composition, findGain, type Gain } from "@skywave/sound/render";
import { giveWay } from "#platform/give-way.ts";
import { encodeFrames } from "./encode-frames.ts";
import { makeSegment } from "./fragmented-mp4.ts";
import type { SegmentName, SegmentRun } from "./segment-name.ts";

// Stryker disable all: a fault is switched on in the thread of the tests, and this is another one.

const FRAMES_PER_SEGMENT = SAMPLES_PER_SEGMENT / SAMPLES_PER_FRAME;
/** Pieces that stay written and levelled: those of all channels, with what comes next on some. */
const MOST_PIECES = 32;

interface Piece {
  composition: Composition;
  gain: Gain;
}

const pieces = new Map<string, Piece>();

if (workerData === "ahead") giveWay();

parentPort?.on("message", (run: SegmentRun) => {
  void encodeRun(run).then(
    (segments) => parentPort?.postMessage({ segments }),
    (failure: unknown) =>
      parentPort?.postMessage({ failure: failure instanceof Error ? failure.message : String(failure) }),
  );
});

/** A coder takes as long to begin as for two segments, so those of a run are encoded in one go. */
async function encodeRun({ count, ...first }: SegmentRun): Promise<Uint8Array[]> {
  const frames = await encodeFrames(pieceOf(first), {
    firstFrame: first.segment * FRAMES_PER_SEGMENT,
    frameCount: count * FRAMES_PER_SEGMENT,
    bitrate: first.bitrate,
  });
  return Array.from({ length: count }, (_none, at) =>
    makeSegment(frames.slice(at * FRAMES_PER_SEGMENT, (at + 1) * FRAMES_PER_SEGMENT)),
  );
}

function pieceOf(name: SegmentName): Piece {
  const key = `${name.channel}-${name.track}`;
  const piece = pieces.get(key) ?? write(name);
  // The oldest use is the first to go.
  pieces.delete(key);
  pieces.set(key, piece);
  const [oldest] = pieces.keys();
  if (pieces.size > MOST_PIECES && oldest !== undefined) pieces.delete(oldest);
  return piece;
}

function write({ channel: number, track: index }: SegmentName): Piece {
  const channel = CHANNELS.find((each) => each.number === number);
  const track = channel && libraryOf(channel)[index];
  if (channel === undefined || track === undefined)
    throw new Error(`channel ${number} has no track ${index}`);
  const composition = composeTrack(channel, track);
  return { composition, gain: findGain(composition) };
}

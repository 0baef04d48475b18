import { registerAacEncoder } from "@mediabunny/aac-encoder";
import { SAMPLES_PER_FRAME, SAMPLES_PER_SECOND } from "@skywave/sound";
import { type Composition, type Gain, renderSound, type Stereo } from "@skywave/sound/render";
import { AudioSample, AudioSampleSource, Mp4OutputFormat, NullTarget, Output } from "mediabunny";

/**
 * A frame is decoded together with the one before it, and a coder takes its decisions from what it has heard. So it hears
 * some frames from before a segment and one from after it, which are thrown away: what is kept fits its neighbours,
 * whenever and wherever those were made.
 */
const FRAMES_BEFORE = 6;
const FRAMES_AFTER = 2;
/** The first frame out of a coder holds nothing yet: it is the half of the overlap before the first sample. */
const PRIMING_FRAMES = 1;
/** The coder moves all that waits with each frame: a track that is fed at once takes three times as long. */
const FED_AT_ONCE = SAMPLES_PER_SECOND;

registerAacEncoder();

/** Encodes some frames out of a piece, so that they join those before and after them. */
export async function encodeFrames(
  piece: { composition: Composition; gain: Gain },
  { firstFrame, frameCount, bitrate }: { firstFrame: number; frameCount: number; bitrate: number },
): Promise<Uint8Array[]> {
  const from = (firstFrame - FRAMES_BEFORE) * SAMPLES_PER_FRAME;
  const until = (firstFrame + frameCount + FRAMES_AFTER) * SAMPLES_PER_FRAME;
  const frames = await encode(renderSound(piece.composition, piece.gain, [from, until]), bitrate);
  const skipped = FRAMES_BEFORE + PRIMING_FRAMES;
  const kept = frames.slice(skipped, skipped + frameCount);
  if (kept.length !== frameCount) throw new Error(`the coder gave ${kept.length} of ${frameCount} frames`);
  return kept;
}

async function encode({ left, right }: Stereo, bitrate: number): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "fragmented" }),
    target: new NullTarget(),
  });
  const source = new AudioSampleSource({
    codec: "aac",
    bitrate,
    onEncodedPacket: ({ data }) => frames.push(data),
  });
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < left.length; at += FED_AT_ONCE) {
    const sides = [left.subarray(at, at + FED_AT_ONCE), right.subarray(at, at + FED_AT_ONCE)] as const;
    const sample = new AudioSample({
      data: planesOf(sides),
      format: "f32-planar",
      numberOfChannels: 2,
      sampleRate: SAMPLES_PER_SECOND,
      timestamp: at / SAMPLES_PER_SECOND,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  return frames;
}

/** One side after the other, as a coder takes them. */
function planesOf([left, right]: readonly [Float32Array, Float32Array]): Float32Array {
  const planes = new Float32Array(left.length + right.length);
  planes.set(left);
  planes.set(right, left.length);
  return planes;
}

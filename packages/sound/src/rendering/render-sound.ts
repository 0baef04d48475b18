import type { Composition } from "../composition/compose.ts";
import { measureLoudness } from "../samples/measure-loudness.ts";
import { SAMPLES_PER_SECOND, silence, type Stereo } from "../samples/sampling.ts";
import { addNote, heardFor, type Mix } from "../timbre/add-note.ts";

/**
 * Where all channels aim: -16 LUFS, the loudness of streams. What is heard of a piece before its strength is set is its
 * inside, without the quiet ends, which is why the aim lies a little below.
 */
const TARGET_LOUDNESS_IN_LUFS = -16.3;
/** Below the largest value that can be stored, so that a coder's rounding does not clip either. */
const CEILING = 0.84;
/** From here on what is louder is bent, softly, to stay below the ceiling. */
const KNEE = 0.6;
const FADE_IN_SECONDS = 0.015;
const FADE_OUT_SECONDS = 2.5;
/** How much of a piece is listened to before its strength is set, spread over all of it. */
const PROBES = 6;
const PROBE_IN_SAMPLES = 1.4 * SAMPLES_PER_SECOND;

/** How often, and after how many samples, a sound comes back from the walls: other times on the other side. */
const ECHOES = [
  { after: 0.19 * SAMPLES_PER_SECOND, left: 0.45, right: 1 },
  { after: 0.31 * SAMPLES_PER_SECOND, left: 0.65, right: 0.25 },
] as const;
const LONGEST_ECHO = ECHOES[1].after;

/** By how much a piece is made louder, as a factor. */
export type Gain = number;

/** Finds the strength at which a piece is as loud as all others. */
export function findGain(composition: Composition): Gain {
  const stride = (composition.sampleCount - PROBE_IN_SAMPLES) / (PROBES - 1);
  const probes = Array.from({ length: PROBES }, (_, index) => {
    const from = Math.round(index * stride);
    return mixNotes(composition, from, from + PROBE_IN_SAMPLES);
  });
  const gain = gainTo(measureLoudness(...probes));
  // Bending takes loudness away, so what comes out is heard once more and corrected.
  return gain * gainTo(measureLoudness(...probes.map((probe) => levelled(probe, gain))));
}

/**
 * The sound of a piece from one sample to another, as loud as all others and faded at its two ends; silent before and
 * after it. Each sample is the same whatever is rendered around it, so that parts join without a seam.
 */
export function renderSound(
  composition: Composition,
  gain: Gain,
  [from, until]: readonly [number, number],
): Stereo {
  const sound = levelled(mixNotes(composition, from, until), gain);
  for (const side of [sound.left, sound.right])
    for (let index = 0; index < side.length; index += 1)
      side[index] = (side[index] ?? 0) * fadeAt(composition, from + index);
  return sound;
}

/** What a piece sounds like before its strength is set. What echoes into it is heard from before it. */
function mixNotes({ notes }: Composition, from: number, until: number): Stereo {
  const start = from - LONGEST_ECHO;
  const mix: Mix = { ...silence(until - start), echoed: new Float32Array(until - start) };
  for (const note of notes) {
    if (note.startsAt >= until) break;
    if (note.startsAt + heardFor(note) > start) addNote(mix, note, start);
  }
  const { echoed } = mix;
  const sound = { left: mix.left.slice(LONGEST_ECHO), right: mix.right.slice(LONGEST_ECHO) };
  for (const { after, left, right } of ECHOES)
    for (let index = 0; index < until - from; index += 1) {
      const echo = echoed[index + LONGEST_ECHO - after] ?? 0;
      sound.left[index] = (sound.left[index] ?? 0) + echo * left;
      sound.right[index] = (sound.right[index] ?? 0) + echo * right;
    }
  return sound;
}

function levelled({ left, right }: Stereo, gain: Gain): Stereo {
  return {
    left: left.map((sample) => bent(sample * gain)),
    right: right.map((sample) => bent(sample * gain)),
  };
}

function bent(value: number): number {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  const room = CEILING - KNEE;
  return Math.sign(value) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

function gainTo(loudness: number): Gain {
  return Number.isFinite(loudness) ? 10 ** ((TARGET_LOUDNESS_IN_LUFS - loudness) / 20) : 1;
}

function fadeAt({ sampleCount }: Composition, sample: number): number {
  const fromStart = sample / (FADE_IN_SECONDS * SAMPLES_PER_SECOND);
  const fromEnd = (sampleCount - sample) / (FADE_OUT_SECONDS * SAMPLES_PER_SECOND);
  return Math.max(0, Math.min(1, fromStart, fromEnd));
}

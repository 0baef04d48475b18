import { SAMPLES_PER_SECOND, type Stereo } from "../samples/sampling.ts";
import { SINE, waveAt } from "./wave-tables.ts";

/** How something that is struck sounds: a falling tone, a hiss, or both. Times are in seconds. */
interface Drum {
  tone: number;
  /** From so many hertz down to so many. */
  from: number;
  to: number;
  fallsFor: number;
  toneFor: number;
  hiss: number;
  hissFor: number;
  /** From 0, all of the hiss, to 1, only its sharpest part. */
  sharpness: number;
}

const DRUMS = {
  kick: {
    tone: 1,
    from: 150,
    to: 48,
    fallsFor: 0.04,
    toneFor: 0.16,
    hiss: 0.06,
    hissFor: 0.008,
    sharpness: 0.5,
  },
  softKick: {
    tone: 0.9,
    from: 95,
    to: 45,
    fallsFor: 0.05,
    toneFor: 0.14,
    hiss: 0,
    hissFor: 0.01,
    sharpness: 0,
  },
  snare: {
    tone: 0.4,
    from: 240,
    to: 180,
    fallsFor: 0.03,
    toneFor: 0.07,
    hiss: 0.55,
    hissFor: 0.09,
    sharpness: 0.6,
  },
  brush: { tone: 0, from: 200, to: 200, fallsFor: 1, toneFor: 1, hiss: 0.3, hissFor: 0.12, sharpness: 0.7 },
  clap: { tone: 0, from: 200, to: 200, fallsFor: 1, toneFor: 1, hiss: 0.6, hissFor: 0.1, sharpness: 0.45 },
  hat: { tone: 0, from: 200, to: 200, fallsFor: 1, toneFor: 1, hiss: 0.32, hissFor: 0.025, sharpness: 1 },
  openHat: { tone: 0, from: 200, to: 200, fallsFor: 1, toneFor: 1, hiss: 0.26, hissFor: 0.16, sharpness: 1 },
  ride: {
    tone: 0.05,
    from: 3_100,
    to: 3_050,
    fallsFor: 1,
    toneFor: 0.3,
    hiss: 0.14,
    hissFor: 0.22,
    sharpness: 1,
  },
  shaker: {
    tone: 0,
    from: 200,
    to: 200,
    fallsFor: 1,
    toneFor: 1,
    hiss: 0.22,
    hissFor: 0.04,
    sharpness: 0.95,
  },
  tom: {
    tone: 0.8,
    from: 170,
    to: 95,
    fallsFor: 0.08,
    toneFor: 0.2,
    hiss: 0.05,
    hissFor: 0.02,
    sharpness: 0.3,
  },
  conga: {
    tone: 0.6,
    from: 300,
    to: 255,
    fallsFor: 0.02,
    toneFor: 0.12,
    hiss: 0.06,
    hissFor: 0.01,
    sharpness: 0.5,
  },
  clave: {
    tone: 0.5,
    from: 2_300,
    to: 2_250,
    fallsFor: 0.02,
    toneFor: 0.03,
    hiss: 0,
    hissFor: 0.01,
    sharpness: 0,
  },
  stomp: {
    tone: 0.8,
    from: 110,
    to: 60,
    fallsFor: 0.03,
    toneFor: 0.09,
    hiss: 0.2,
    hissFor: 0.03,
    sharpness: 0.1,
  },
  tick: {
    tone: 0.4,
    from: 1_250,
    to: 1_200,
    fallsFor: 0.01,
    toneFor: 0.02,
    hiss: 0,
    hissFor: 0.01,
    sharpness: 0,
  },
} as const satisfies Record<string, Drum>;

export type DrumName = keyof typeof DRUMS;

export function drumLengthInSeconds(name: DrumName): number {
  const { toneFor, hissFor, tone, hiss } = DRUMS[name];
  return 4.5 * Math.max(tone > 0 ? toneFor : 0, hiss > 0 ? hissFor : 0);
}

/** A beat to add to sound: `offset` is where it starts in `into`, before it if negative. */
export interface Beat {
  drum: DrumName;
  offset: number;
  leftGain: number;
  rightGain: number;
  /** Tells this beat's hiss from others. */
  grain: number;
}

export function addDrum(into: Stereo, { drum, offset, leftGain, rightGain, grain }: Beat): void {
  const { tone, from, to, fallsFor, toneFor, hiss, hissFor, sharpness }: Drum = DRUMS[drum];
  const { left, right } = into;
  const first = Math.max(0, -offset);
  const last = Math.min(left.length - offset, Math.floor(drumLengthInSeconds(drum) * SAMPLES_PER_SECOND));
  for (let sample = first; sample < last; sample += 1) {
    const seconds = sample / SAMPLES_PER_SECOND;
    let value = 0;
    if (tone > 0) {
      // The turns of a pitch that falls exponentially, summed up in closed form, so that any sample can come first.
      const turns = to * seconds + (from - to) * fallsFor * (1 - Math.exp(-seconds / fallsFor));
      value += tone * Math.exp(-seconds / toneFor) * waveAt(SINE, turns - Math.floor(turns));
    }
    if (hiss > 0)
      value +=
        hiss *
        Math.exp(-seconds / hissFor) *
        (noiseAt(grain, sample) - sharpness * noiseAt(grain, sample - 1));
    // Without its first half of a millisecond, a beat begins with a click.
    value *= Math.min(1, sample / 16);
    const index = offset + sample;
    left[index] = (left[index] ?? 0) + value * leftGain;
    right[index] = (right[index] ?? 0) + value * rightGain;
  }
}

function noiseAt(grain: number, sample: number): number {
  let bits = Math.imul(grain + sample, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 31 - 1;
}

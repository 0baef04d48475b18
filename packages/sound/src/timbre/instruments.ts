import { makeWaveTable, type WaveTable } from "./wave-tables.ts";

/** How something that plays tones sounds. Times are in seconds. */
export interface Instrument {
  /** At the start of a tone, and where it has faded. */
  bright: WaveTable;
  dull: WaveTable;
  /** How fast the brightness goes; the larger, the longer it stays. */
  brightFor: number;
  attack: number;
  /** To which part of its strength a held tone falls, and how fast. */
  decay: number;
  sustain: number;
  release: number;
  /** In hertz, and in parts of the tone. */
  vibrato: { rate: number; depth: number };
  /** Two strings that are apart by so many hundredths of a semitone, one on each side; 0 for one. */
  detuneInHundredths: number;
  /** How loud it comes back from the walls; 0 for not at all. */
  echo: number;
}

const NO_VIBRATO = { rate: 0, depth: 0 };
const overtones = (count: number, strength: (order: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => strength(index + 1));
const odd = (order: number) => order % 2;
/** Overtones around one pitch stand out, as in a voice; `around` counts them. */
const vowel = (count: number, ...around: number[]) =>
  overtones(count, (order) =>
    around.reduce((sum, peak) => sum + Math.exp(-((order - peak) ** 2) / 3), 0.15 / order),
  );

const PURE = makeWaveTable([1]);
const MELLOW = makeWaveTable([1, 0.25, 0.1]);
const SAW = makeWaveTable(overtones(40, (order) => 1 / order));
const SOFT_SAW = makeWaveTable(overtones(24, (order) => 1 / order ** 1.6));
const SQUARE = makeWaveTable(overtones(39, (order) => odd(order) / order));
const HOLLOW = makeWaveTable(overtones(21, (order) => odd(order) / order ** 1.7));
const STRING = makeWaveTable(overtones(30, (order) => Math.abs(Math.sin(order * 0.55)) / order));
const REED = makeWaveTable(overtones(26, (order) => (order < 4 ? 0.8 : 1.6 / order ** 1.1)));
const DRAWBARS = makeWaveTable([0.8, 1, 0.7, 0.5, 0, 0.35, 0, 0.3]);
const BELL = makeWaveTable([1, 0, 0.35, 0.5, 0, 0, 0.22, 0, 0, 0, 0.12]);
const AH = makeWaveTable(vowel(18, 4, 7));
const OH = makeWaveTable(vowel(14, 2, 4));

/** A tone that was struck or plucked and fades by itself. */
const plucked = (bright: WaveTable, dull: WaveTable, decay: number): Instrument => ({
  bright,
  dull,
  brightFor: decay * 0.35,
  attack: 0.004,
  decay,
  sustain: 0,
  release: 0.12,
  vibrato: NO_VIBRATO,
  detuneInHundredths: 0,
  echo: 0.18,
});
/** A tone that lasts as long as it is held. */
const held = (bright: WaveTable, dull: WaveTable, attack: number): Instrument => ({
  bright,
  dull,
  brightFor: 2,
  attack,
  decay: 0.4,
  sustain: 0.75,
  release: Math.max(0.08, attack),
  vibrato: NO_VIBRATO,
  detuneInHundredths: 0,
  echo: 0.15,
});

export const INSTRUMENTS = {
  piano: { ...plucked(STRING, MELLOW, 1.6), detuneInHundredths: 3 },
  electricPiano: { ...plucked(BELL, PURE, 1.8), echo: 0.25, vibrato: { rate: 4.5, depth: 0.0012 } },
  organ: { ...held(DRAWBARS, DRAWBARS, 0.015), vibrato: { rate: 6.2, depth: 0.003 }, sustain: 0.95 },
  accordion: { ...held(REED, REED, 0.04), detuneInHundredths: 14, sustain: 0.9 },
  strings: {
    ...held(SOFT_SAW, SOFT_SAW, 0.22),
    detuneInHundredths: 11,
    vibrato: { rate: 5.1, depth: 0.0025 },
    echo: 0.3,
  },
  pad: { ...held(SOFT_SAW, MELLOW, 0.7), release: 1.1, detuneInHundredths: 16, echo: 0.35 },
  glass: { ...held(MELLOW, PURE, 0.9), release: 1.6, detuneInHundredths: 8, echo: 0.45 },
  choir: { ...held(OH, AH, 0.25), detuneInHundredths: 12, vibrato: { rate: 4.8, depth: 0.004 }, echo: 0.35 },
  brass: { ...held(SAW, SOFT_SAW, 0.035), brightFor: 0.5, vibrato: { rate: 5.4, depth: 0.002 } },
  mutedBrass: {
    ...held(REED, HOLLOW, 0.03),
    brightFor: 0.3,
    vibrato: { rate: 5.6, depth: 0.004 },
    echo: 0.28,
  },
  flute: { ...held(MELLOW, PURE, 0.06), vibrato: { rate: 5.2, depth: 0.004 }, echo: 0.3 },
  fiddle: { ...held(STRING, SOFT_SAW, 0.05), vibrato: { rate: 5.8, depth: 0.005 }, echo: 0.2 },
  guitar: { ...plucked(STRING, MELLOW, 1.1), echo: 0.14 },
  nylon: { ...plucked(SOFT_SAW, PURE, 0.9), echo: 0.2 },
  twang: { ...plucked(SAW, STRING, 0.9), brightFor: 0.25, vibrato: { rate: 5.5, depth: 0.0015 }, echo: 0.25 },
  driven: { ...held(SQUARE, SAW, 0.01), detuneInHundredths: 9, sustain: 0.85, decay: 0.8, echo: 0.1 },
  banjo: { ...plucked(SAW, STRING, 0.35), brightFor: 0.08, echo: 0.1 },
  marimba: { ...plucked(BELL, PURE, 0.5), brightFor: 0.05, echo: 0.25 },
  vibraphone: { ...plucked(BELL, PURE, 2.4), vibrato: { rate: 4, depth: 0.001 }, echo: 0.3 },
  harpsichord: { ...plucked(SAW, STRING, 0.8), echo: 0.2 },
  pluckedSynth: { ...plucked(SAW, SOFT_SAW, 0.4), brightFor: 0.12, detuneInHundredths: 10, echo: 0.35 },
  synthLead: {
    ...held(SAW, SQUARE, 0.015),
    detuneInHundredths: 8,
    vibrato: { rate: 5.5, depth: 0.003 },
    echo: 0.3,
  },
  softLead: { ...held(HOLLOW, MELLOW, 0.03), vibrato: { rate: 5, depth: 0.003 }, echo: 0.35 },
  bass: { ...plucked(SOFT_SAW, MELLOW, 1.2), brightFor: 0.2, echo: 0 },
  synthBass: { ...plucked(SAW, MELLOW, 0.7), brightFor: 0.12, echo: 0 },
  roundBass: { ...held(MELLOW, PURE, 0.012), decay: 0.6, sustain: 0.6, echo: 0 },
  voice: {
    ...held(AH, OH, 0.025),
    brightFor: 0.12,
    decay: 0.2,
    sustain: 0.6,
    release: 0.05,
    vibrato: { rate: 4, depth: 0.006 },
    echo: 0.05,
  },
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENTS;

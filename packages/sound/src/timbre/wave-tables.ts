import { SAMPLES_PER_SECOND } from "../samples/sampling.ts";

const LENGTH = 2_048;
const OCTAVES = 9;
const LOWEST_HERTZ = 32.7;
// Beyond it, few hear anything and the coder spends bits that other tones need.
const HIGHEST_HERTZ = Math.min(14_000, SAMPLES_PER_SECOND / 2);

/** One turn of a wave, for each octave with only those overtones that can be heard there. */
export type WaveTable = readonly Float32Array[];

/** Makes the tables of a tone from the strength of its overtones, the first being the tone itself. */
export function makeWaveTable(strengths: readonly number[]): WaveTable {
  return Array.from({ length: OCTAVES }, (_, octave) => {
    const top = LOWEST_HERTZ * 2 ** (octave + 1);
    return oneTurn(strengths.filter((_strength, index) => (index + 1) * top <= HIGHEST_HERTZ || index === 0));
  });
}

/** The table for a tone of that many hertz. */
export function tableFor(table: WaveTable, hertz: number): Float32Array {
  const octave = Math.min(OCTAVES - 1, Math.max(0, Math.floor(Math.log2(hertz / LOWEST_HERTZ))));
  return table[octave] ?? SILENT;
}

/** The wave at a place in its turn, from 0 up to 1. */
export function waveAt(turn: Float32Array, place: number): number {
  const index = place * LENGTH;
  const before = index | 0;
  const first = turn[before] ?? 0;
  return first + ((turn[before + 1] ?? 0) - first) * (index - before);
}

/** A pure tone, for what swings slowly. */
export const SINE = oneTurn([1]);

const SILENT = new Float32Array(LENGTH + 1);

/** As loud as all others: the same power whatever its overtones. One sample longer, so that reading never wraps. */
function oneTurn(strengths: readonly number[]): Float32Array {
  const turn = new Float32Array(LENGTH + 1);
  const power = Math.sqrt(strengths.reduce((sum, strength) => sum + strength * strength, 0)) || 1;
  for (let index = 0; index <= LENGTH; index += 1) {
    let value = 0;
    strengths.forEach((strength, order) => {
      value += strength * Math.sin((2 * Math.PI * (order + 1) * index) / LENGTH);
    });
    turn[index] = value / power;
  }
  return turn;
}

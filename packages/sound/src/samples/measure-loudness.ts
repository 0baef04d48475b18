import { SAMPLES_PER_SECOND, type Stereo } from "./sampling.ts";

/** Blocks of 400 ms, each a quarter further than the one before, as ITU-R BS.1770-4 measures. */
const BLOCK = 0.4 * SAMPLES_PER_SECOND;
const STEP = BLOCK / 4;
const OFFSET_IN_LUFS = -0.691;
const SILENT_IN_LUFS = -70;
const RELATIVE_GATE_IN_LU = 10;

/** The integrated loudness of sound in LUFS, gated as ITU-R BS.1770-4 says; -Infinity for silence. */
export function measureLoudness(...pieces: readonly Stereo[]): number {
  const powers = pieces.flatMap(blockPowers);
  const audible = powers.filter((power) => inLufs(power) > SILENT_IN_LUFS);
  const gate = inLufs(mean(audible)) - RELATIVE_GATE_IN_LU;
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)));
}

/** The strongest sample of a piece, in parts of what can be stored without clipping. */
export function peakOf({ left, right }: Stereo): number {
  let peak = 0;
  for (const side of [left, right]) for (const sample of side) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

function blockPowers({ left, right }: Stereo): number[] {
  const weighted = [weighted1770(left), weighted1770(right)];
  const powers: number[] = [];
  for (let start = 0; start + BLOCK <= left.length; start += STEP) {
    let power = 0;
    for (const side of weighted)
      for (let index = start; index < start + BLOCK; index += 1) power += (side[index] ?? 0) ** 2;
    powers.push(power / BLOCK);
  }
  return powers;
}

function inLufs(power: number): number {
  return OFFSET_IN_LUFS + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** As the ear weighs it: a shelf for the head, and less of the lowest tones. */
function weighted1770(side: Float32Array): Float32Array {
  return filtered(filtered(side, SHELF), HIGH_PASS);
}

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

const SHELF = shelfFilter();
const HIGH_PASS = highPassFilter();

/** The standard gives numbers for 48 kHz only; these are its analogue filters at our own rate. */
function shelfFilter(): Filter {
  const turn = Math.tan((Math.PI * 1681.974450955533) / SAMPLES_PER_SECOND);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + turn / quality + turn ** 2;
  return [
    (high + (band * turn) / quality + turn ** 2) / norm,
    (2 * (turn ** 2 - high)) / norm,
    (high - (band * turn) / quality + turn ** 2) / norm,
    (2 * (turn ** 2 - 1)) / norm,
    (1 - turn / quality + turn ** 2) / norm,
  ];
}

function highPassFilter(): Filter {
  const turn = Math.tan((Math.PI * 38.13547087602444) / SAMPLES_PER_SECOND);
  const quality = 0.5003270373238773;
  const norm = 1 + turn / quality + turn ** 2;
  return [1, -2, 1, (2 * (turn ** 2 - 1)) / norm, (1 - turn / quality + turn ** 2) / norm];
}

function filtered(side: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  const out = new Float32Array(side.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < side.length; index += 1) {
    const x0 = side[index] ?? 0;
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[index] = y0;
    x2 = x1;
    x1 = x0;
    y2 = y1;
    y1 = y0;
  }
  return out;
}

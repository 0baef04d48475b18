/** Draws numbers that look like chance and are the same for the same seed. */
export interface Draw {
  /** From 0 up to 1. */
  fraction(): number;
  /** A whole number from 0 up to, and without, `count`. */
  below(count: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** One number out of several, so that neighbours have nothing in common (FNV-1a over their bytes, then mixed). */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0x811c9dc5;
  for (const part of parts)
    for (let shift = 0; shift < 32; shift += 8)
      seed = Math.imul(seed ^ ((part >>> shift) & 0xff), 0x01000193) >>> 0;
  return mixed(seed);
}

/** By mulberry32, by Tommy Ettinger, in the public domain. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(fraction() * count);
  return {
    fraction,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (probability) => fraction() < probability,
  };
}

/** The items in an order that the seed decides. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  return items
    .map((item) => ({ item, place: draw.fraction() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function mixed(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

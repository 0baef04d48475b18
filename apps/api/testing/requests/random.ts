/** Numbers that look random and are the same for the same seed, so that what was found can be found again. */
export interface Random {
  /** From 0 up to, and without, the limit. */
  below(limit: number): number;
  isOneIn(count: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** A generator of the kind called mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    isOneIn: (count) => below(count) === 0,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
}

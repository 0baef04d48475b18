/** Several rounds of one measurement. */
export interface Spread {
  least: number;
  median: number;
  most: number;
}

/** The rounds in order of size, in whole numbers. */
export function spreadOf(rounds: readonly number[]): Spread {
  const sorted = rounds.map(Math.round).toSorted((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
  if (least === undefined || median === undefined || most === undefined)
    throw new Error("nothing was measured");
  return { least, median, most };
}

/** As people read it: the median, and between which it lies. */
export function inWords({ least, median, most }: Spread): string {
  return `${median} (${least} to ${most})`;
}

const STEPS = [1, 2, 5, 10];

/** The end of an axis that holds every value: 1, 2 or 5 with as many zeros as it takes; never less than `least`. */
export function decideAxis(values: readonly number[], least: number): number {
  const largest = Math.max(least, ...values.map(Math.abs));
  const power = 10 ** Math.floor(Math.log10(largest));
  return (STEPS.find((step) => step * power >= largest) ?? 10) * power;
}

/** Where a value stands on an axis of the given width around its middle. */
export function placeOnAxis(value: number, { end, width }: { end: number; width: number }): number {
  const share = Math.min(1, Math.max(-1, value / end));
  return Math.round((share * width * 10) / 2) / 10;
}

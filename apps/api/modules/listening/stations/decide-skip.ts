const MOST_SKIPS = 6;
const COUNT_FOR_MILLISECONDS = 3_600_000;

type SkipDecision =
  /** What counts from now on. */
  | { isAllowed: true; skippedAt: readonly number[] }
  /** When the next one may be skipped. */
  | { isAllowed: false; againAt: number };

/** Whether somebody may skip once more, by when they did before. Moments are in milliseconds since 1970. */
export function decideSkip(skippedAt: readonly number[], now: number): SkipDecision {
  const counting = skippedAt.filter((at) => at > now - COUNT_FOR_MILLISECONDS).toSorted((a, b) => a - b);
  const [oldest] = counting;
  if (oldest !== undefined && counting.length >= MOST_SKIPS)
    return { isAllowed: false, againAt: oldest + COUNT_FOR_MILLISECONDS };
  return { isAllowed: true, skippedAt: [...counting, now] };
}

const MOST_PER_DAY = 3;
const PAUSE_IN_MINUTES = 5;
const DAY = { hours: 24 } as const;

/** How far back earlier refreshes count. */
export const REFRESHES_COUNT_FOR = DAY;

/**
 * In how many seconds a radio may be refreshed again; undefined for at once. A refresh is sent for minutes anyway, and
 * each takes the uplink's time from everybody else's.
 */
export function secondsUntilNextRefresh(
  /** Those of the last day, the earliest first. */
  earlier: readonly Temporal.Instant[],
  now: Temporal.Instant,
): number | undefined {
  const last = earlier.at(-1);
  if (last === undefined) return undefined;
  const first = earlier.at(-MOST_PER_DAY);
  const waits = [last.add({ minutes: PAUSE_IN_MINUTES }), ...(first === undefined ? [] : [first.add(DAY)])];
  const seconds = Math.max(...waits.map((until) => now.until(until).total("seconds")));
  return seconds > 0 ? seconds : undefined;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** What was given an hour by a server a little ahead is still measured by the hour. */
const SLACK = 1.02;

/** What a whole circle stands for: far apart, so that a picture seldom changes its measure. */
const SCALES = [
  { name: "hour", milliseconds: HOUR },
  { name: "day", milliseconds: DAY },
  { name: "month", milliseconds: 31 * DAY },
  { name: "year", milliseconds: 366 * DAY },
] as const;

export interface Lifetime {
  /** 0 once it is over. */
  leftInMilliseconds: number;
  scale: (typeof SCALES)[number]["name"];
  /** Of the scale, from 0 to 1. */
  share: number;
}

/** How long something is still good, and against which measure that is drawn. An unreadable end is over. */
export function decideLifetime(expiresAt: string, now: number): Lifetime {
  const end = Date.parse(expiresAt);
  const leftInMilliseconds = Number.isNaN(end) ? 0 : Math.max(0, end - now);
  const last = SCALES[SCALES.length - 1] ?? SCALES[0];
  const scale = SCALES.find(({ milliseconds }) => leftInMilliseconds <= milliseconds * SLACK) ?? last;
  return {
    leftInMilliseconds,
    scale: scale.name,
    share: Math.min(1, leftInMilliseconds / scale.milliseconds),
  };
}

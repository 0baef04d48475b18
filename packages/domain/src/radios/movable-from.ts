import { isBefore } from "../calendar/compare-days.ts";

const MOST_MOVES = 2;
const WITHIN_DAYS = 30;

/** From that day on moves of a radio count against the next one. */
export function movesCountSince(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: WITHIN_DAYS - 1 });
}

/**
 * The day from which a plan can move onto a radio, or away from it, again: a radio takes part in two moves in 30 days, so that it is
 * not passed around. Undefined where it can today.
 */
export function movableFrom(
  movedOn: readonly Temporal.PlainDate[],
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const counted = movedOn
    .filter((day) => !isBefore(day, movesCountSince(today)))
    .toSorted((day, other) => Temporal.PlainDate.compare(day, other));
  return counted.at(-MOST_MOVES)?.add({ days: WITHIN_DAYS });
}

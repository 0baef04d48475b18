/** A plan that plays a channel, and the instant at which it is over; undefined of one that goes on. */
export interface OpenPlan {
  endsAt: Temporal.Instant | undefined;
}

/**
 * Until when a device may play an episode that it keeps: as long as one of the plans that open it goes on, and no longer
 * than it can be heard at all. undefined where no plan opens it any more.
 */
export function decideOfflineEnd(
  plans: readonly OpenPlan[],
  { keptUntil, now }: { keptUntil: Temporal.Instant; now: Temporal.Instant },
): Temporal.Instant | undefined {
  const ends = plans.map(({ endsAt }) => endsAt ?? keptUntil).toSorted(Temporal.Instant.compare);
  const last = ends.at(-1);
  if (last === undefined || Temporal.Instant.compare(last, now) <= 0) return undefined;
  return Temporal.Instant.compare(last, keptUntil) < 0 ? last : keptUntil;
}

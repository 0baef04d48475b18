/** When a show is on the air, by the clock of its studio. */
export interface WeeklyTimes {
  /** Days of the week, Monday is 1 and Sunday 7. */
  days: readonly number[];
  /** As `06:30`. */
  from: string;
  minutes: number;
  timeZone: string;
}

export interface Airing {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  isOnNow: boolean;
}

/** The airing of a show that is on at an instant, or else its next one; undefined for a show that is never on. */
export function airingAt(times: WeeklyTimes, now: Temporal.Instant): Airing | undefined {
  return airingsFrom(times, now, 1)[0];
}

/** The next airings of a show, one that is on at that instant first; none of a show that is never on. */
export function airingsFrom(
  { days, from, minutes, timeZone }: WeeklyTimes,
  now: Temporal.Instant,
  count: number,
): Airing[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const airings: Airing[] = [];
  // One that began yesterday may go on, and one of today may be over for a week.
  for (let away = -1; away <= 7 * count && airings.length < count; away += 1) {
    const day = today.add({ days: away });
    if (!days.includes(day.dayOfWeek)) continue;
    const startsAt = day.toZonedDateTime({ timeZone, plainTime: from }).toInstant();
    const endsAt = startsAt.add({ minutes });
    if (Temporal.Instant.compare(endsAt, now) <= 0) continue;
    airings.push({ startsAt, endsAt, isOnNow: Temporal.Instant.compare(startsAt, now) <= 0 });
  }
  return airings;
}

import type { WeeklyTimes } from "./airing.ts";

/** How long an episode can be heard after it was on the air. */
const EPISODE_IS_KEPT_FOR = { days: 30 } as const;

/** An airing of a show that is over, to be heard again. */
export interface Episode {
  /** Of the show and the day, by the clock of its studio: `one-guest_2026-03-10`. */
  entityId: string;
  showId: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** A show as its episodes are counted; one without times has none. */
export interface AiringShow {
  id: string;
  airs: WeeklyTimes | null;
}

/** The episodes of a show that can be heard at an instant, newest first. */
export function episodesOf(show: AiringShow, now: Temporal.Instant): Episode[] {
  if (show.airs === null) return [];
  const today = now.toZonedDateTimeISO(show.airs.timeZone).toPlainDate();
  // One may begin on the day before the first that counts.
  return Array.from({ length: EPISODE_IS_KEPT_FOR.days + 2 }, (_, back) =>
    episodeOn(show, today.subtract({ days: back }), now),
  ).filter((episode) => episode !== undefined);
}

/** An episode by its id; undefined for one that is not over yet, is kept no longer, or never was. */
export function episodeOf(show: AiringShow, entityId: string, now: Temporal.Instant): Episode | undefined {
  const named = readEpisodeId(entityId);
  if (named === undefined || named.showId !== show.id) return undefined;
  return episodeOn(show, named.day, now);
}

/**
 * The airing of a show that an instant is part of, whether it is over and kept or goes on; undefined where the show was not
 * on then, or what was on is kept no longer. Its id is that of the episode that it is, or becomes.
 */
export function airingKeptAt(
  show: AiringShow,
  at: Temporal.Instant,
  now: Temporal.Instant,
): Episode | undefined {
  if (show.airs === null || Temporal.Instant.compare(at, now) > 0) return undefined;
  const day = at.toZonedDateTimeISO(show.airs.timeZone).toPlainDate();
  // It may have begun on the day before.
  return [day, day.subtract({ days: 1 })]
    .map((each) => airingOn(show, each))
    .find(
      (airing) =>
        airing !== undefined &&
        Temporal.Instant.compare(airing.startsAt, at) <= 0 &&
        Temporal.Instant.compare(at, airing.endsAt) < 0 &&
        Temporal.Instant.compare(keptUntil(airing.endsAt), now) > 0,
    );
}

/** The same by the id of the episode that it is, or becomes; undefined for one that has not begun, too. */
export function keptAiringOf(show: AiringShow, entityId: string, now: Temporal.Instant): Episode | undefined {
  const named = readEpisodeId(entityId);
  const airing = named?.showId === show.id ? airingOn(show, named.day) : undefined;
  return airing && airingKeptAt(show, airing.startsAt, now);
}

/** Which show and day an id names; undefined for what is no id of an episode. */
export function readEpisodeId(entityId: string): { showId: string; day: Temporal.PlainDate } | undefined {
  const [, showId, day] = /^([a-z0-9-]{1,80})_(\d{4}-\d\d-\d\d)$/.exec(entityId) ?? [];
  if (showId === undefined || day === undefined) return undefined;
  try {
    return { showId, day: Temporal.PlainDate.from(day, { overflow: "reject" }) };
  } catch (error) {
    // There is no such day.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function episodeOn(show: AiringShow, day: Temporal.PlainDate, now: Temporal.Instant): Episode | undefined {
  const airing = airingOn(show, day);
  if (airing === undefined) return undefined;
  const isOver = Temporal.Instant.compare(airing.endsAt, now) <= 0;
  const isKept = Temporal.Instant.compare(keptUntil(airing.endsAt), now) > 0;
  return isOver && isKept ? airing : undefined;
}

function airingOn({ id, airs }: AiringShow, day: Temporal.PlainDate): Episode | undefined {
  if (airs === null || !airs.days.includes(day.dayOfWeek)) return undefined;
  const startsAt = day.toZonedDateTime({ timeZone: airs.timeZone, plainTime: airs.from }).toInstant();
  const endsAt = startsAt.add({ minutes: airs.minutes });
  return { entityId: `${id}_${day.toString()}`, showId: id, startsAt, endsAt };
}

/** When an episode that ended then can be heard no longer. */
export function keptUntil(endsAt: Temporal.Instant): Temporal.Instant {
  return endsAt.add({ hours: 24 * EPISODE_IS_KEPT_FOR.days });
}

import { type Show, SHOWS } from "@skywave/channels/shows";
import type { EpisodeText } from "./catalogue-document.ts";
import type { ReadLists } from "./check-document.ts";
import type { Problem } from "./explain-issue.ts";

const SHOWS_BY_ID: ReadonlyMap<string, Show> = new Map(SHOWS.map((show) => [show.id, show]));
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** The first day of the broadcast. */
const FIRST_DAY = Temporal.PlainDate.from("1970-01-01");

/** Words for what was never on the air and will never be, or that stand there twice. */
export function checkEpisodes({ episodes, named, places }: ReadLists): Problem[] {
  const first = new Map<string, string>();
  return episodes.flatMap((episode): Problem[] => {
    const place = places.get(episode) ?? "";
    const name = `${episode.show} ${episode.day}`;
    const before = first.get(name);
    first.set(name, before ?? place);
    if (before !== undefined)
      return [
        {
          path: `${place}.day`,
          code: "doubled_id",
          reason: `names the episode of ${before}, too`,
          todo: "Remove one of them, or name another day.",
        },
      ];
    return problemsOf(episode, { place, isListed: named.has(`show/${episode.show}`) });
  });
}

function problemsOf(
  { show: showId, day }: EpisodeText,
  { place, isListed }: { place: string; isListed: boolean },
): Problem[] {
  const show = SHOWS_BY_ID.get(showId);
  if (!isListed)
    return [
      {
        path: `${place}.show`,
        code: "unknown_reference",
        reason: `names show ${showId}, which is not in the file`,
        todo: "Add it to the entries, or name another one.",
      },
    ];
  if (show === undefined)
    return [
      {
        path: `${place}.show`,
        code: "unknown_episode",
        reason: `names show ${showId}, which is on at no times of its own and has no episodes`,
        todo: 'Name one that sounds as { "show": "…" }, or write it into the text of the entry.',
      },
    ];
  const date = Temporal.PlainDate.from(day);
  if (Temporal.PlainDate.compare(date, FIRST_DAY) >= 0 && show.airs.days.includes(date.dayOfWeek)) return [];
  const days = show.airs.days.map((each) => DAYS[each - 1]).join(", ");
  return [
    {
      path: `${place}.day`,
      code: "unknown_episode",
      reason: `is no day on which show ${showId} begins`,
      todo: `Name a day since 1970 by the clock of ${show.airs.timeZone}: ${days}.`,
    },
  ];
}

import { SPOKEN_GENRES } from "@skywave/channels";
import type { EpisodeItem, EpisodeType } from "@skywave/contract";
import { type Episode, keptUntil } from "@skywave/domain/catalogue/episodes";
import type { Locale } from "@skywave/domain/locale/locale";
import type { PlayedNames } from "../editions/remember-names.ts";
import type { FoundEntry } from "../catalogue-repository.ts";
import { serializeEntry } from "../serialize-entry.ts";

/** For whom and when it is told, and what an editor has written about episodes. */
interface Telling {
  locale: Locale;
  now: Temporal.Instant;
  words: PlayedNames["episodes"];
}

/** An episode of a show as the wire has it: with an editor's words, or else with those of its show. */
export function serializeEpisode(
  show: FoundEntry,
  { entityId, startsAt, endsAt }: Episode,
  { locale, now, words }: Telling,
): EpisodeItem {
  const own = words.get(entityId);
  const language = locale === "fr-CA" ? "fr" : "en";
  const { onAir: _onAir, ...item } = serializeEntry(show, { locale, now });
  return {
    ...item,
    title: own?.title[language] ?? item.title,
    text: own?.text?.[language] ?? item.text,
    entityType: episodeTypeOf(show),
    entityId,
    show: { entityId: show.entityId, title: item.title },
    airedAt: startsAt.toString(),
    durationInSeconds: endsAt.since(startsAt).total("seconds"),
    keptUntil: keptUntil(endsAt).toString(),
  };
}

/** Of what kind the episodes of a show are. */
export function episodeTypeOf({ genre }: Pick<FoundEntry, "genre">): EpisodeType {
  return SPOKEN_GENRES.has(genre) ? "episode-podcast" : "episode-audio";
}

import { SPOKEN_GENRES } from "@skywave/channels";
import type { EpisodeItem, EpisodeType } from "@skywave/contract";
import { type Episode, keptUntil } from "@skywave/domain/catalogue/episodes";
import type { Locale } from "@skywave/domain/locale/locale";
import type { FoundEntry } from "../catalogue-repository.ts";
import { serializeEntry } from "../serialize-entry.ts";

/** An episode of a show as the wire has it. */
export function serializeEpisode(
  show: FoundEntry,
  { entityId, startsAt, endsAt }: Episode,
  { locale, now }: { locale: Locale; now: Temporal.Instant },
): EpisodeItem {
  const { onAir: _onAir, ...item } = serializeEntry(show, { locale, now });
  return {
    ...item,
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

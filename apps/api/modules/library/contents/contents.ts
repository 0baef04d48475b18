import type { ContentRef, EntityType } from "@skywave/contract";
import { type Episode, episodeOf, readEpisodeId } from "@skywave/domain/catalogue/episodes";
import { type Catalogue, episodeTypeOf, type FoundEntry } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";

/** An episode, with the show that it is of. */
export interface EpisodeContent {
  kind: "episode";
  show: FoundEntry;
  episode: Episode;
}

/** What there is to keep, as it is now. */
export type Content = { kind: "entry"; entry: FoundEntry } | EpisodeContent;

export interface Contents {
  /** Those that there are, in the order of what was asked for; one that can be heard no longer is not there. */
  find(refs: readonly ContentRef[]): Promise<Content[]>;
  /** The same with what has left the catalogue, which people may still keep. */
  findKept(refs: readonly ContentRef[]): Promise<Content[]>;
  findShows(showIds: readonly string[]): Promise<FoundEntry[]>;
}

/** Names what is kept by its kind and id. */
export function itemIdOf({ entityType, entityId }: ContentRef): string {
  return `${entityType}/${entityId}`;
}

export function refOf(content: Content): ContentRef {
  if (content.kind === "entry") {
    const { entityType, entityId } = content.entry;
    return { entityType, entityId };
  }
  return { entityType: episodeTypeOf(content.show), entityId: content.episode.entityId };
}

/** Whose title and genre it has: its own, or those of its show. */
export function entryOf(content: Content): FoundEntry {
  return content.kind === "entry" ? content.entry : content.show;
}

/** Looks up what people name. */
export function createContents(catalogue: Pick<Catalogue, "entries">, clock: Clock): Contents {
  const { entries } = catalogue;
  const findIn = async (find: Catalogue["entries"]["find"], refs: readonly ContentRef[]) => {
    const idsOf = (kind: EntityType) =>
      refs.filter(({ entityType }) => entityType === kind).map(({ entityId }) => entityId);
    const named = refs.flatMap(({ entityType, entityId }) =>
      isEpisode(entityType) ? (readEpisodeId(entityId)?.showId ?? []) : [],
    );
    const channels = await find("channel-linear", unique(idsOf("channel-linear")));
    const shows = await find("show", unique([...idsOf("show"), ...named]));
    const artists = await find("artist-station", unique(idsOf("artist-station")));
    const now = clock.realNow();
    return refs.flatMap((ref): Content[] => {
      const content = isEpisode(ref.entityType)
        ? episodeIn(shows, ref, now)
        : entryIn([...channels, ...shows, ...artists], ref);
      return content === undefined ? [] : [content];
    });
  };
  return {
    find: (refs) => findIn(entries.find, refs),
    findKept: (refs) => findIn(entries.findKept, refs),
    findShows: (showIds) => entries.find("show", unique(showIds)),
  };
}

function entryIn(entries: readonly FoundEntry[], { entityType, entityId }: ContentRef): Content | undefined {
  const entry = entries.find((each) => each.entityType === entityType && each.entityId === entityId);
  return entry && { kind: "entry", entry };
}

function episodeIn(
  shows: readonly FoundEntry[],
  { entityType, entityId }: ContentRef,
  now: Temporal.Instant,
): Content | undefined {
  const show = shows.find((each) => each.entityId === readEpisodeId(entityId)?.showId);
  if (show === undefined || episodeTypeOf(show) !== entityType) return undefined;
  const episode = episodeOf({ id: show.entityId, airs: show.airs }, entityId, now);
  return episode && { kind: "episode", show, episode };
}

export function isEpisode(
  entityType: ContentRef["entityType"],
): entityType is "episode-audio" | "episode-podcast" {
  return entityType === "episode-audio" || entityType === "episode-podcast";
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

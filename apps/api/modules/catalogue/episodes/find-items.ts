import type { BrowseItem, CatalogueItem, EntityType, EpisodeItem } from "@skywave/contract";
import { episodeOf, readEpisodeId } from "@skywave/domain/catalogue/episodes";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { AccessTo } from "../browse/browse-catalogue.ts";
import type { PlayedNames } from "../editions/remember-names.ts";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import { serializeEpisode } from "./serialize-episode.ts";
import { serializeEntry } from "../serialize-entry.ts";

/** By what something that can be heard is named. */
export interface ItemKey {
  entityType: string;
  entityId: string;
}

export type ListenableItem = CatalogueItem | EpisodeItem;

export interface FindItems {
  /** Those that are there, in the order in which they are named; episodes are there as long as they are kept. */
  find(keys: readonly ItemKey[], locale: Locale): Promise<ListenableItem[]>;
  /** Channels and shows in the order of the catalogue, with whether the caller may hear them. */
  listAll(locale: Locale, caller: SessionCaller): Promise<BrowseItem[]>;
}

/** A catalogue with more of a kind is asked for its first ones. */
const MOST_OF_A_KIND = 1_000;
const KINDS: readonly EntityType[] = ["channel-linear", "show", "artist-station"];
const ON_THE_AIR: readonly EntityType[] = ["channel-linear", "show"];

/** Things of the catalogue for other rooms, which know them by their ids. */
export function createFindItems({
  catalogue,
  playedNames,
  accessOf,
  clock,
}: {
  catalogue: Pick<CatalogueRepository, "find" | "list">;
  playedNames(): Promise<PlayedNames>;
  accessOf(caller: SessionCaller): Promise<AccessTo>;
  clock: Clock;
}): FindItems {
  return {
    find: async (keys, locale) => {
      const idsOf = (kind: EntityType) => [
        ...new Set(
          keys.flatMap((key) => {
            const named = entryOf(key);
            return named.entityType === kind ? [named.entityId] : [];
          }),
        ),
      ];
      const found = await Promise.all(KINDS.map((kind) => catalogue.find(kind, idsOf(kind))));
      const entries = new Map(found.flat().map((entry) => [nameOf(entry), entry]));
      const { episodes: words } = await playedNames();
      const now = clock.now();
      return keys.flatMap((key) => {
        const entry = entries.get(nameOf(entryOf(key)));
        const item = entry && serialize(key, entry, { locale, now, words });
        return item === undefined ? [] : [item];
      });
    },

    listAll: async (locale, caller) => {
      const accessTo = await accessOf(caller);
      const part = { from: 0, size: MOST_OF_A_KIND };
      const entries = await Promise.all(ON_THE_AIR.map((entityType) => catalogue.list({ entityType }, part)));
      const now = clock.now();
      return entries.flat().map((entry) => ({
        ...serializeEntry(entry, { locale, now }),
        access: accessTo(entry.channelNumber),
      }));
    },
  };
}

function nameOf({ entityType, entityId }: ItemKey): string {
  return `${entityType} ${entityId}`;
}

/** What of the catalogue a thing is found by: an episode by its show. */
function entryOf({ entityType, entityId }: ItemKey): ItemKey {
  if (!entityType.startsWith("episode-")) return { entityType, entityId };
  return { entityType: "show", entityId: readEpisodeId(entityId)?.showId ?? "" };
}

function serialize(
  { entityType, entityId }: ItemKey,
  entry: FoundEntry,
  at: Parameters<typeof serializeEpisode>[2],
): ListenableItem | undefined {
  if (entry.entityType === entityType) return serializeEntry(entry, at);
  const episode = episodeOf({ id: entry.entityId, airs: entry.airs }, entityId, at.now);
  const item = episode && serializeEpisode(entry, episode, at);
  return item?.entityType === entityType ? item : undefined;
}

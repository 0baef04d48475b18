import { type Episode, episodesOf } from "@skywave/domain/catalogue/episodes";
import type { FoundEntry } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Contents, EpisodeContent } from "../contents/contents.ts";
import type { ItemsRepository } from "../items/items-repository.ts";

/** Whoever keeps more shows than that hears of the episodes of those that were kept last. */
const MOST_SHOWS = 200;

/** The episodes of what somebody keeps, as they are told of. */
export interface ShowEpisodes {
  ofKept(identityId: string): Promise<EpisodeContent[]>;
  /** Of shows that remind, from the first one that they remind of on. */
  ofReminding(identityId: string): Promise<EpisodeContent[]>;
}

export function createShowEpisodes({
  items,
  contents,
  clock,
}: {
  items: Pick<ItemsRepository, "listNewest">;
  contents: Pick<Contents, "findShows">;
  clock: Clock;
}): ShowEpisodes {
  const list = (identityId: string, which: { isReminding?: true }) =>
    items.listNewest(identityId, { entityTypes: ["show"], size: MOST_SHOWS, ...which });
  return {
    async ofKept(identityId) {
      const kept = await list(identityId, {});
      const shows = await contents.findShows(kept.map(({ entityId }) => entityId));
      return shows.flatMap((show) => episodesOfShow(show, clock.realNow()));
    },
    async ofReminding(identityId) {
      const kept = await list(identityId, { isReminding: true });
      const shows = await contents.findShows(kept.map(({ entityId }) => entityId));
      const since = new Map(kept.map(({ entityId, remindsSince }) => [entityId, remindsSince]));
      return shows.flatMap((show) =>
        episodesOfShow(show, clock.realNow()).filter(({ episode }) =>
          isSince(episode, since.get(show.entityId) ?? null),
        ),
      );
    },
  };
}

/** All that can be heard of a show, the newest first. */
export function episodesOfShow(show: FoundEntry, now: Temporal.Instant): EpisodeContent[] {
  return episodesOf({ id: show.entityId, airs: show.airs }, now).map((episode) => ({
    kind: "episode",
    show,
    episode,
  }));
}

export function isSince({ startsAt }: Episode, since: Temporal.Instant | null): boolean {
  return since === null || Temporal.Instant.compare(startsAt, since) >= 0;
}

import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import { BYTES_PER_SECOND } from "../offline/bytes-per-second.ts";
import type { EpisodeToKeep } from "../offline/keep-episode.ts";

export interface DueEpisode extends EpisodeToKeep {
  /** In the language in which it was asked for. */
  title: string;
}

/** What a person's lists ask of their devices. */
export interface Due {
  /** Whose episodes are downloaded by themselves. */
  showIds: ReadonlySet<string>;
  episodes: readonly DueEpisode[];
}

export interface DueDecision {
  /** To be downloaded, the newest first. */
  fetch: readonly DueEpisode[];
  /** The ids of what came by itself and is heard by now, or that newer ones have taken the place of. */
  remove: readonly string[];
  /** So many are on this device already. */
  there: number;
  /** So many find no room. */
  withoutRoom: number;
}

/**
 * What a device has to do for its person's lists. `kept` is what it has of that person, `roomInBytes` what all that comes by
 * itself may take up. What somebody has kept themselves stays, and so does what came from a show that is off its list.
 */
export function decideDue(
  { showIds, episodes }: Due,
  kept: readonly Pick<
    KeptEpisode,
    "id" | "showId" | "isWhole" | "isAutomatic" | "isDismissed" | "sizeInBytes"
  >[],
  roomInBytes: number,
): DueDecision {
  const wanted = new Set(episodes.map(({ id }) => id));
  const isOver = ({ id, showId }: { id: string; showId: string }) => showIds.has(showId) && !wanted.has(id);
  const automatic = kept.filter(({ isAutomatic }) => isAutomatic === true);
  const remove = automatic.filter(isOver).map(({ id }) => id);
  const stays = automatic.filter((each) => each.isWhole && !isOver(each));
  let room = roomInBytes - stays.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
  const whole = new Set(kept.filter(({ isWhole }) => isWhole).map(({ id }) => id));
  const dismissed = new Set(kept.filter(({ isDismissed }) => isDismissed).map(({ id }) => id));
  const missing = episodes
    .filter(({ id }) => !whole.has(id) && !dismissed.has(id))
    .toSorted((a, b) => b.airedAt - a.airedAt);
  const fetch = missing.filter(({ durationInSeconds }) => {
    const size = durationInSeconds * BYTES_PER_SECOND;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return {
    fetch,
    remove,
    there: episodes.filter(({ id }) => whole.has(id)).length,
    withoutRoom: missing.length - fetch.length,
  };
}

import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import type { EpisodeNames } from "@skywave/services/listening/episode-names";

/** By what an episode on this device is told of; one that was kept long ago has its show in one language. */
export function namesOf({ showId, showTitle, showName, words }: KeptEpisode): EpisodeNames {
  return { showId, showName: showName ?? { en: showTitle, fr: showTitle }, ...(words && { words }) };
}

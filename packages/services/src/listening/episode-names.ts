import type { BothLanguages, PlayableEpisode } from "@skywave/contract";

/** By what an episode is told of, in both languages: what plays goes on while its page changes to the other one. */
export interface EpisodeNames {
  showId: string;
  /** As the catalogue calls it. */
  showName: BothLanguages;
  /** What an editor has written about it; absent where that is nothing. */
  words?: { title: BothLanguages; text: BothLanguages | null };
}

export function readEpisodeNames({ show, words }: Pick<PlayableEpisode, "show" | "words">): EpisodeNames {
  return { showId: show.entityId, showName: show.name, ...(words && { words }) };
}

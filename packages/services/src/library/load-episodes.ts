import type { CallInput, LibraryEpisode as EpisodeAnswer } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import type { BrowseItem } from "../catalogue/browse-catalogue.ts";
import { readShown, type Shown } from "../catalogue/read-shown.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LibraryEpisode = Shown<EpisodeAnswer>;

type PageInput = CallInput<"library", "getNewEpisodes">["query"];

export type EpisodesOutcome =
  | { ok: true; episodes: readonly LibraryEpisode[]; nextCursor: string | null }
  | CommonFailure;

/**
 * Episodes of the signed-in person: new ones of the shows that they keep, those that they keep or have begun, or those
 * that they have begun, with how far they are.
 */
export async function loadEpisodes(
  skywave: Skywave,
  which: "getNewEpisodes" | "getYourEpisodes" | "getUserProgress",
  query: PageInput & { showId?: string },
): Promise<EpisodesOutcome> {
  const answer = await ask(skywave, { domain: "library", name: which, input: { query }, expected: [] });
  if (!answer.ok) return answer;
  const configuration = await skywave.configuration();
  const episodes = answer.data.episodes.map((episode) => readShown(episode, configuration));
  return { ok: true, episodes, nextCursor: answer.data.nextCursor };
}

/** All that a show can have. */
const MOST_OF_A_SHOW = 50;

/** How far the signed-in person is in each episode of a show that they have begun. */
export async function loadShowProgress(
  skywave: Skywave,
  { showId, locale }: { showId: string; locale: PageInput["locale"] },
): Promise<EpisodesOutcome> {
  return loadEpisodes(skywave, "getUserProgress", { locale, showId, resultSize: MOST_OF_A_SHOW });
}

export type MadeForYouOutcome =
  | { ok: true; items: readonly BrowseItem[]; nextCursor: string | null }
  | CommonFailure;

/** Channels and shows like those that the signed-in person keeps and plays. */
export async function loadMadeForYou(skywave: Skywave, query: PageInput): Promise<MadeForYouOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "getMadeForYou",
    input: { query },
    expected: [],
  });
  if (!answer.ok) return answer;
  const configuration = await skywave.configuration();
  const items = answer.data.items.map(({ content }) => readShown(content, configuration));
  return { ok: true, items, nextCursor: answer.data.nextCursor };
}

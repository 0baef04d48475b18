import type { CallOutput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type EarlierSearchesOutcome =
  | { ok: true; recent: readonly string[]; trending: readonly string[] }
  | CommonFailure;

/** What to begin with: the person's own last searches, if anybody is signed in, and what most listeners look for. */
export async function loadEarlierSearches(
  skywave: Skywave,
  isSignedIn: boolean,
): Promise<EarlierSearchesOutcome> {
  const [own, everybodys] = await Promise.all([
    isSignedIn
      ? ask(skywave, { domain: "search", name: "getRecentSearches", input: { query: {} }, expected: [] })
      : undefined,
    ask(skywave, { domain: "search", name: "getTrendingSearches", input: { query: {} }, expected: [] }),
  ]);
  if (own !== undefined && !own.ok) return own;
  if (!everybodys.ok) return everybodys;
  const queriesOf = ({ searches }: { searches: readonly { query: string }[] }) =>
    searches.map(({ query }) => query);
  return {
    ok: true,
    recent: own === undefined ? [] : queriesOf(own.data),
    trending: queriesOf(everybodys.data),
  };
}

export type SearchHistoryOutcome =
  | { ok: true; searches: CallOutput<"search", "getHistory">["searches"] }
  | CommonFailure;

/** All that the signed-in person has looked for and that is still kept, the newest first. */
export async function loadSearchHistory(skywave: Skywave): Promise<SearchHistoryOutcome> {
  const input = { body: { resultSize: 50 } };
  const answer = await ask(skywave, { domain: "search", name: "getHistory", input, expected: [] });
  return answer.ok ? { ok: true, searches: answer.data.searches } : answer;
}

export type ForgetSearchesOutcome = { ok: true } | CommonFailure;

/** Forgets one search of the signed-in person, or all of them. */
export async function forgetSearches(skywave: Skywave, query?: string): Promise<ForgetSearchesOutcome> {
  const input = { query: query === undefined ? {} : { query } };
  const answer = await ask(skywave, { domain: "search", name: "forgetHistory", input, expected: [] });
  return answer.ok ? { ok: true } : answer;
}

import type { CallOutput, CatalogueItem, EntityType } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { imageUrlOf } from "./read-shown.ts";

export interface SearchInput {
  query: string;
  locale: Locale;
  /** Of all kinds where none is named. */
  entityType?: EntityType | undefined;
  /** From the results before, for those that come after them. */
  cursor?: string | undefined;
}

/** A channel, a show or an artist as lists of results show it. */
export interface FoundItem extends Omit<CatalogueItem, "image"> {
  /** Null where nothing is drawn. */
  imageUrl: string | null;
}

export type SearchOutcome =
  | {
      ok: true;
      items: readonly FoundItem[];
      totalCount: number;
      nextCursor: string | null;
      /** What was looked for in place of words that nothing has. */
      correctedQuery: string | null;
    }
  /** There is nothing to look for, or far too much. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Looks channels, shows and artists up by words. The first results of a search go into the history of whoever is signed in. */
export async function searchCatalogue(
  skywave: Skywave,
  { query, locale, entityType, cursor }: SearchInput,
): Promise<SearchOutcome> {
  const answer = await ask(skywave, {
    domain: "search",
    name: "getSearchResults",
    input: {
      body: {
        query,
        locale,
        isSubmitted: cursor === undefined,
        ...(entityType !== undefined && { entityTypes: [entityType] }),
        ...(cursor !== undefined && { cursor }),
      },
    },
    expected: ["INVALID_PAYLOAD"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const configuration = await skywave.configuration();
  const items = answer.data.items.map(({ image, ...item }) => ({
    ...item,
    imageUrl: imageUrlOf(image, configuration),
  }));
  return { ok: true, ...answer.data, items };
}

export type CountKindsOutcome =
  | { ok: true; counts: Readonly<Partial<Record<EntityType, number>>> }
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** How many things of each kind a search finds. */
export async function countKinds(skywave: Skywave, query: string): Promise<CountKindsOutcome> {
  const answer = await ask(skywave, {
    domain: "search",
    name: "getSearchFilters",
    input: { query: { query } },
    expected: ["INVALID_PAYLOAD"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const kinds = answer.data.filters.find(({ filterType }) => filterType === "entityTypes");
  return {
    ok: true,
    counts: Object.fromEntries((kinds?.options ?? []).map(({ value, count }) => [value, count])),
  };
}

type Suggestions = CallOutput<"search", "autosuggest">["suggestions"];
export type SuggestTitlesOutcome =
  | { ok: true; suggestions: Suggestions }
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Names that what somebody has typed so far may become. */
export async function suggestTitles(skywave: Skywave, typed: string): Promise<SuggestTitlesOutcome> {
  const answer = await ask(skywave, {
    domain: "search",
    name: "autosuggest",
    input: { body: { query: typed } },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, suggestions: answer.data.suggestions };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

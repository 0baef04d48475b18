import type { CallAnswer, CallRequest } from "@skywave/contract";
import { createVocabulary, type Vocabulary } from "@skywave/domain/catalogue/vocabulary";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { Clock } from "#platform/clock.ts";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import { serializeEntry } from "../serialize-entry.ts";
import type { FilterCount, SearchRepository } from "./search-repository.ts";

/** How long words of the catalogue are kept in memory: typing errors are measured against each of them. */
const WORDS_LIVE = { minutes: 5 };
/** More words than anybody types; the database would look for each. */
const MOST_WORDS = 12;
/** So many things have such words that it would take long to sort them all. */
const COMMON = 5_000;

export interface SearchCatalogue {
  results(
    asked: CallRequest<"search", "getSearchResults">["body"],
  ): Promise<{ answer: CallAnswer<"search", "getSearchResults">; best: FoundEntry | undefined }>;
  filters(query: string | undefined): Promise<CallAnswer<"search", "getSearchFilters">>;
  suggestions(query: string, size: number): Promise<CallAnswer<"search", "autosuggest">>;
}

/** Looks things up in an edition of the catalogue by words that stand in it, or that nearly do. */
export function createSearchCatalogue({
  repository,
  catalogue,
  readVersion,
  clock,
}: {
  repository: SearchRepository;
  catalogue: Pick<CatalogueRepository, "listWords">;
  /** Of the catalogue: with another one, its words are others. */
  readVersion(): Promise<number>;
  clock: Clock;
}): SearchCatalogue {
  let known: { vocabulary: Promise<Vocabulary>; version: number; until: Temporal.Instant } | undefined;

  const readVocabulary = async () => {
    const version = await readVersion();
    const now = clock.now();
    if (known?.version !== version || Temporal.Instant.compare(known.until, now) <= 0) {
      const vocabulary = catalogue.listWords().then(createVocabulary);
      known = { vocabulary, version, until: now.add(WORDS_LIVE) };
      // The next one asks again.
      vocabulary.catch(() => (known = undefined));
    }
    return known.vocabulary;
  };

  /** The words of a query, each as it stands in the catalogue, as far as one can tell. */
  const read = async (query: string) => {
    const typed = wordsIn(query).slice(0, MOST_WORDS);
    const vocabulary = await readVocabulary();
    const words = typed.map((word) =>
      vocabulary.countBeginning(word) > 0 ? word : (vocabulary.nearest(word) ?? word),
    );
    const isCorrected = words.some((word, at) => word !== typed[at]);
    const rarest = Math.min(...words.map(vocabulary.countBeginning));
    return { words, isCommon: rarest >= COMMON, correctedQuery: isCorrected ? words.join(" ") : null };
  };

  return {
    async results({ query, locale, cursor, resultSize, entityTypes, genres, languages }) {
      const { correctedQuery, ...wanted } = await read(query);
      const from = Number(cursor ?? 0);
      const page = { from, size: resultSize, entityTypes, genres, languages };
      // A query of pictures and signs has no words, and nothing is found by none.
      const { entries, totalCount } =
        wanted.words.length === 0 ? { entries: [], totalCount: 0 } : await repository.search(wanted, page);
      const next = from + entries.length;
      const answer = {
        items: entries.map((entry) => serializeEntry(entry, { locale, now: clock.now() })),
        totalCount,
        nextCursor: next < totalCount ? String(next) : null,
        correctedQuery,
      };
      return { answer, best: from === 0 ? entries[0] : undefined };
    },

    async filters(query) {
      if (query === undefined) return { filters: filtersOf(await repository.count(undefined)) };
      const { words, isCommon } = await read(query);
      return words.length === 0
        ? { filters: [] }
        : { filters: filtersOf(await repository.count({ words, isCommon })) };
    },

    async suggestions(query, size) {
      const { words } = await read(query);
      const entries = words.length === 0 ? [] : await repository.suggest(words, size);
      return {
        suggestions: entries.map(({ entityType, entityId, ...entry }) => ({
          text: titleWith(words, entry),
          entityType,
          entityId,
        })),
      };
    },
  };
}

/** The title that has the words: where that is the French one alone, that one. */
function titleWith(
  words: readonly string[],
  { title, titleInFrench }: Pick<FoundEntry, "title" | "titleInFrench">,
): string {
  const isIn = (text: string) => {
    const there = wordsIn(text);
    return words.every((word) => there.some((one) => one.startsWith(word)));
  };
  return isIn(title) || !isIn(titleInFrench) ? title : titleInFrench;
}

function filtersOf(counts: readonly FilterCount[]): CallAnswer<"search", "getSearchFilters">["filters"] {
  const optionsBy = (valueOf: (one: FilterCount) => string) => {
    const sums = new Map<string, number>();
    for (const one of counts) sums.set(valueOf(one), (sums.get(valueOf(one)) ?? 0) + one.count);
    return [...sums].map(([value, count]) => ({ value, count }));
  };
  return [
    { filterType: "entityTypes" as const, options: optionsBy(({ entityType }) => entityType) },
    { filterType: "genres" as const, options: optionsBy(({ genre }) => genre) },
    { filterType: "languages" as const, options: optionsBy(({ language }) => language) },
  ].filter(({ options }) => options.length > 0);
}

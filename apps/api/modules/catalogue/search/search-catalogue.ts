import type { CallAnswer, CallRequest } from "@skywave/contract";
import { correctWord, type KnownWord } from "@skywave/domain/catalogue/correct-word";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { Clock } from "#platform/clock.ts";
import type { CatalogueRepository, FilterCount, FoundEntry } from "../catalogue-repository.ts";
import { serializeEntry } from "../serialize-entry.ts";

/** How long words of the catalogue are kept in memory: typing errors are measured against each of them. */
const WORDS_LIVE = { minutes: 5 };
/** More words than anybody types; the database would look for each. */
const MOST_WORDS = 12;

export interface SearchCatalogue {
  results(
    asked: CallRequest<"search", "getSearchResults">["body"],
  ): Promise<{ answer: CallAnswer<"search", "getSearchResults">; best: FoundEntry | undefined }>;
  filters(query: string | undefined): Promise<CallAnswer<"search", "getSearchFilters">>;
  suggestions(query: string, size: number): Promise<CallAnswer<"search", "autosuggest">>;
}

/** Looks things up in the catalogue by words that stand in it, or that nearly do. */
export function createSearchCatalogue(repository: CatalogueRepository, clock: Clock): SearchCatalogue {
  let known: { words: Promise<KnownWord[]>; until: Temporal.Instant } | undefined;

  const listWords = () => {
    const now = clock.now();
    if (known === undefined || Temporal.Instant.compare(known.until, now) <= 0) {
      const words = repository.listWords();
      known = { words, until: now.add(WORDS_LIVE) };
      // The next one asks again.
      words.catch(() => (known = undefined));
    }
    return known.words;
  };

  /** The words of a query, each as it stands in the catalogue, as far as one can tell. */
  const read = async (query: string) => {
    const typed = wordsIn(query).slice(0, MOST_WORDS);
    const all = typed.length === 0 ? [] : await listWords();
    const meant = typed.map((word) =>
      all.some((one) => one.word.startsWith(word)) ? word : (correctWord(word, all) ?? word),
    );
    const isCorrected = meant.some((word, at) => word !== typed[at]);
    return { words: meant, correctedQuery: isCorrected ? meant.join(" ") : null };
  };

  return {
    async results({ query, locale, cursor, resultSize, entityTypes, genres, languages }) {
      const { words, correctedQuery } = await read(query);
      const from = Number(cursor ?? 0);
      const page = { from, size: resultSize, entityTypes, genres, languages };
      // A query of pictures and signs has no words, and nothing is found by none.
      const { entries, totalCount } =
        words.length === 0 ? { entries: [], totalCount: 0 } : await repository.search(words, page);
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
      const { words } = await read(query ?? "");
      if (query !== undefined && words.length === 0) return { filters: [] };
      return { filters: filtersOf(await repository.count(words)) };
    },

    async suggestions(query, size) {
      const { words } = await read(query);
      const entries = words.length === 0 ? [] : await repository.suggest(words, size);
      return {
        suggestions: entries.map(({ title, entityType, entityId }) => ({
          text: title,
          entityType,
          entityId,
        })),
      };
    },
  };
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

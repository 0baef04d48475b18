import type { CookieJar, DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { RememberSearches } from "./search/remember-searches.ts";
import type { SearchCatalogue } from "./search/search-catalogue.ts";
import type { Search } from "./search/searches-repository.ts";

/** The calls that look something up, and those about what was looked for before. */
export function createSearchHandlers({
  searchOf,
  earlier,
  limits,
}: {
  searchOf(cookies: Pick<CookieJar, "get">): Promise<{ search: SearchCatalogue; isPreview: boolean }>;
  earlier: RememberSearches;
  limits: RateLimits;
}): DomainHandlers<"search"> {
  const limit = (deviceId: string) => limits.take("searchesByDevice", deviceId);
  return {
    getSearchResults: async ({ body }, { caller, cookies }) => {
      const limited = await limit(caller.deviceId);
      if (limited !== undefined) return limited;
      const { search, isPreview } = await searchOf(cookies);
      const { answer, best } = await search.results(body);
      // What is found in a draft is nobody's history, and no trend.
      if (body.isSubmitted && !isPreview) await earlier.remember(caller, body.query, best);
      return done(answer);
    },
    getSearchFilters: async ({ query }, { caller, cookies }) =>
      (await limit(caller.deviceId)) ?? done(await (await searchOf(cookies)).search.filters(query.query)),
    autosuggest: async ({ body }, { caller, cookies }) =>
      (await limit(caller.deviceId)) ??
      done(await (await searchOf(cookies)).search.suggestions(body.query, body.resultSize)),
    getHistory: async ({ body }, { caller }) => {
      const searches = await earlier.list(caller.identityId, body);
      return done({
        searches: searches.map((search) => ({
          ...shown(search),
          searchedAt: search.searchedAt.toString(),
        })),
      });
    },
    forgetHistory: async ({ query }, { caller }) => {
      await earlier.forget(caller.identityId, query.query);
      return done(undefined);
    },
    getRecentSearches: async ({ query }, { caller }) =>
      done({ searches: (await earlier.list(caller.identityId, query)).map(shown) }),
    getTrendingSearches: async ({ query }) => done(await earlier.trending(query)),
  };
}

const shown = ({ query, entityType, entityId }: Search) => ({ query, entityType, entityId });

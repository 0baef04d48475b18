import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { RememberSearches } from "./search/remember-searches.ts";
import type { SearchCatalogue } from "./search/search-catalogue.ts";
import type { Search } from "./search/searches-repository.ts";

/** The calls that look something up, and those about what was looked for before. */
export function createSearchHandlers({
  catalogue,
  earlier,
  limits,
}: {
  catalogue: SearchCatalogue;
  earlier: RememberSearches;
  limits: RateLimits;
}): DomainHandlers<"search"> {
  const limit = (deviceId: string) => limits.take("searchesByDevice", deviceId);
  return {
    getSearchResults: async ({ body }, { caller }) => {
      const limited = await limit(caller.deviceId);
      if (limited !== undefined) return limited;
      const { answer, best } = await catalogue.results(body);
      if (body.isSubmitted) await earlier.remember(caller, body.query, best);
      return done(answer);
    },
    getSearchFilters: async ({ query }, { caller }) =>
      (await limit(caller.deviceId)) ?? done(await catalogue.filters(query.query)),
    autosuggest: async ({ body }, { caller }) =>
      (await limit(caller.deviceId)) ?? done(await catalogue.suggestions(body.query, body.resultSize)),
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

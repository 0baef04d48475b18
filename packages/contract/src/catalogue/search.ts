import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";
import { CatalogueItem, EntityType } from "./catalogue-item.ts";

const query = z.string().trim().min(1).max(100);
const entityType = EntityType.optional();
const sizeIn = (most: number, usual: number) => z.int().min(1).max(most).default(usual);
const resultSize = z.coerce.number().int().min(1).max(20).default(5);

const Filters = {
  entityTypes: z.array(EntityType).max(10).optional(),
  genres: z.array(z.string().max(40)).max(40).optional(),
  languages: z
    .array(z.enum(["en", "fr"]))
    .max(2)
    .optional(),
};

/** Words that were looked for before, and what they led to. */
const EarlierSearch = z.object({
  query: z.string(),
  entityType: EntityType.nullable().describe("Of the first thing that was found; null where nothing was"),
  entityId: z.string().nullable(),
});

export const getSearchResults = defineEndpoint({
  domain: "search",
  name: "getSearchResults",
  method: "POST",
  path: "/search/v1/results",
  summary:
    "Channels and shows with all words of a query, accents and small typing errors aside; the best first",
  grant: "access",
  body: z.object({
    query,
    locale: Locale.describe("Of the texts in the answer; words of both languages are found whatever it is"),
    ...Filters,
    resultSize: sizeIn(50, 20),
    cursor: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional()
      .describe("From the answer before, for what comes after it"),
    isSubmitted: z
      .boolean()
      .default(false)
      .describe("The person asked for these results, and was not just typing: kept in their history"),
  }),
  response: z.object({
    items: z.array(CatalogueItem),
    totalCount: z.int().min(0),
    nextCursor: z.string().nullable(),
    correctedQuery: z.string().nullable().describe("What was looked for in place of words that nothing has"),
  }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});

export const getSearchFilters = defineEndpoint({
  domain: "search",
  name: "getSearchFilters",
  method: "GET",
  path: "/search/v1/filters",
  summary:
    "By what results can be narrowed down, and how many each leaves; of the whole catalogue without a query",
  grant: "access",
  query: z.object({ query: query.optional() }),
  response: z.object({
    filters: z.array(
      z.object({
        filterType: z.enum(["entityTypes", "genres", "languages"]),
        options: z.array(z.object({ value: z.string(), count: z.int().positive() })),
      }),
    ),
  }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const autosuggest = defineEndpoint({
  domain: "search",
  name: "autosuggest",
  method: "POST",
  path: "/search/v1/autosuggest",
  summary: "Names that what was typed so far may become",
  grant: "access",
  body: z.object({ query, resultSize: sizeIn(10, 6) }),
  response: z.object({
    suggestions: z.array(z.object({ text: z.string(), entityType: EntityType, entityId: z.string() })),
  }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});

export const getHistory = defineEndpoint({
  domain: "search",
  name: "getHistory",
  method: "POST",
  path: "/search/v1/history",
  summary:
    "What the person has looked for in the last 90 days, the newest first; the last 50 searches at most",
  grant: "authenticated",
  body: z.object({ resultSize: sizeIn(50, 20) }),
  response: z.object({ searches: z.array(EarlierSearch.extend({ searchedAt: Instant })) }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});

export const forgetHistory = defineEndpoint({
  domain: "search",
  name: "forgetHistory",
  method: "DELETE",
  path: "/search/v1/history",
  summary: "Forgets one search of the person, or all of them where none is named",
  grant: "authenticated",
  query: z.object({ query: query.optional() }),
  success: 204,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const getRecentSearches = defineEndpoint({
  domain: "search",
  name: "getRecentSearches",
  method: "GET",
  path: "/search/v1/recent",
  summary: "The person's last searches, of one kind of thing if it is named",
  grant: "authenticated",
  query: z.object({ resultSize, entityType }),
  response: z.object({ searches: z.array(EarlierSearch) }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const getTrendingSearches = defineEndpoint({
  domain: "search",
  name: "getTrendingSearches",
  method: "GET",
  path: "/search/v1/trending",
  summary: "What most listeners looked for and found in the last week; never what few of them did",
  grant: "access",
  query: z.object({ resultSize, entityType }),
  response: z.object({
    searches: z.array(EarlierSearch.extend({ entityType: EntityType, entityId: z.string() })),
  }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

import { ContentEntries, ContentEntry } from "@skywave/contract/content/entries";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { refuse } from "#platform/outcome.ts";
import type { ReadContent } from "./read-content.ts";

/** The calls about content. Only the place that is configured can be asked for; anywhere else there is nothing. */
export function createContentHandlers(
  content: { space: string; environment: string; read: ReadContent } | undefined,
): Pick<DomainHandlers<"content">, "getEntries" | "getEntry"> {
  const readerOf = (place: { space: string; environment: string }) =>
    place.space === content?.space && place.environment === content.environment ? content.read : undefined;
  const nothing = () => refuse("NOT_FOUND", { notFoundResourceType: "content" });
  return {
    getEntries: async ({ params, query }) =>
      readerOf(params)?.({ path: "/entries", query: canonicalQuery(query), schema: ContentEntries }) ??
      nothing(),
    getEntry: async ({ params, query }) =>
      readerOf(params)?.({
        path: `/entries/${params.id}`,
        query: canonicalQuery(query),
        schema: ContentEntry,
      }) ?? nothing(),
  };
}

/** A query in the one spelling under which its answer is kept: names in order, lists in order and without repetition. */
function canonicalQuery(query: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([name, value]): [string, string] => [
      name,
      name.endsWith("[in]") ? [...new Set(String(value).split(","))].sort().join(",") : String(value),
    ]);
  return new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

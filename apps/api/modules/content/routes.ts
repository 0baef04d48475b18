import { ContentEntries, ContentEntry } from "@skywave/contract/content/entries";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { refuse } from "#platform/outcome.ts";
import { canonicalQuery } from "./canonical-query.ts";
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

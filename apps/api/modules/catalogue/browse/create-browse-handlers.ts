import type { CookieJar, DomainHandlers } from "#platform/http/handlers.ts";
import type { BrowseCatalogue } from "./browse-catalogue.ts";
import { readContainerUrl, readPaginationUrl, readQuery } from "./browse-urls.ts";

/** The calls that show the catalogue by pages. */
export function createBrowseHandlers(
  browseOf: (cookies: Pick<CookieJar, "get">) => Promise<BrowseCatalogue>,
): DomainHandlers<"browse"> {
  return {
    getPageView: async ({ params, query }, { caller, cookies }) => {
      const asked = readQuery(query.query);
      if (!asked.ok) return asked;
      const page = { entityType: params.pageEntityType, entityId: params.pageEntityId };
      return (await browseOf(cookies)).page(page, asked.data, caller);
    },
    getContainerView: async ({ params, query }, { caller, cookies }) => {
      const asked = readQuery(query.query);
      return asked.ok ? (await browseOf(cookies)).container(params.containerId, asked.data, caller) : asked;
    },
    getPage: async ({ params, query }, { caller, cookies }) =>
      (await browseOf(cookies)).page(params, query, caller),
    getContainer: async ({ params }, { caller, cookies }) => {
      const read = readContainerUrl(params.containerUrl);
      return read.ok
        ? (await browseOf(cookies)).container(read.data.containerId, read.data.asked, caller)
        : read;
    },
    getSetSegment: async ({ params }, { caller, cookies }) => {
      const read = readPaginationUrl(params.paginationUrl);
      return read.ok ? (await browseOf(cookies)).segment(read.data, caller) : read;
    },
  };
}

import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { BrowseCatalogue } from "./browse-catalogue.ts";
import { readContainerUrl, readPaginationUrl, readQuery } from "./browse-urls.ts";

/** The calls that show the catalogue by pages. */
export function createBrowseHandlers(browse: BrowseCatalogue): DomainHandlers<"browse"> {
  return {
    getPageView: async ({ params, query }, { caller }) => {
      const asked = readQuery(query.query);
      if (!asked.ok) return asked;
      const page = { entityType: params.pageEntityType, entityId: params.pageEntityId };
      return browse.page(page, asked.data, caller);
    },
    getContainerView: async ({ params, query }, { caller }) => {
      const asked = readQuery(query.query);
      return asked.ok ? browse.container(params.containerId, asked.data, caller) : asked;
    },
    getPage: ({ params, query }, { caller }) => browse.page(params, query, caller),
    getContainer: async ({ params }, { caller }) => {
      const read = readContainerUrl(params.containerUrl);
      return read.ok ? browse.container(read.data.containerId, read.data.asked, caller) : read;
    },
    getSetSegment: async ({ params }, { caller }) => {
      const read = readPaginationUrl(params.paginationUrl);
      return read.ok ? browse.segment(read.data, caller) : read;
    },
  };
}

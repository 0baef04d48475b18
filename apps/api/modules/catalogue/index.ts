import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Listening } from "#modules/listening/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type CatalogueRepository, createCatalogueRepository } from "./catalogue-repository.ts";
import { type BrowseCatalogue, createBrowseCatalogue } from "./browse/browse-catalogue.ts";
import { createBrowseHandlers } from "./browse/create-browse-handlers.ts";
import { brandCatalogue } from "./brand-catalogue.ts";
import { createFindItems, type FindItems } from "./episodes/find-items.ts";
import { createImageStore } from "./images/image-store.ts";
import { registerImages } from "./images/register-images.ts";
import { createSearchHandlers } from "./routes.ts";
import { createRememberSearches } from "./search/remember-searches.ts";
import { createSearchCatalogue, type SearchCatalogue } from "./search/search-catalogue.ts";
import { createSearchRepository } from "./search/search-repository.ts";
import { createSearchesRepository } from "./search/searches-repository.ts";

export type { ItemKey } from "./episodes/find-items.ts";
export type { FoundEntry } from "./catalogue-repository.ts";
export { episodeTypeOf, serializeEpisode } from "./episodes/serialize-episode.ts";
export { serializeEntry } from "./serialize-entry.ts";

/** What can be listened to, and how it is found. */
export interface Catalogue extends Module {
  handlers: { search: DomainHandlers<"search">; browse: DomainHandlers<"browse"> };
  /** What is there, for rooms that know it by its ids. */
  items: FindItems;
  /** What has all of some words, or nearly. */
  search: SearchCatalogue["results"];
  /** A container of a page, by its id. */
  container: BrowseCatalogue["container"];
  /** Channels and shows, by their kind and id or in the order of the catalogue. */
  entries: Pick<CatalogueRepository, "find" | "list">;
  /** Writes down the brand's channels and shows, where they are not yet as they are now. */
  importBrand(): Promise<void>;
  /** Serves the pictures of channels and shows. */
  openImages(app: FastifyInstance): void;
}

export interface CatalogueNeeds {
  listening: Pick<Listening, "accessOf">;
}

export function createCatalogue(platform: Platform, { listening }: CatalogueNeeds): Catalogue {
  const { clock, database, limits, secrets } = platform;
  const repository = createCatalogueRepository(database);
  const searches = createSearchesRepository(database);
  const earlier = createRememberSearches({ searches, catalogue: repository, secrets, clock });
  const search = createSearchCatalogue({
    repository: createSearchRepository(database),
    catalogue: repository,
    clock,
  });
  const browse = createBrowseCatalogue({ catalogue: repository, accessOf: listening.accessOf, clock });
  return {
    handlers: {
      search: createSearchHandlers({ catalogue: search, earlier, limits }),
      browse: createBrowseHandlers(browse),
    },
    items: createFindItems({ catalogue: repository, accessOf: listening.accessOf, clock }),
    search: search.results,
    container: browse.container,
    entries: repository,
    importBrand: async () => {
      const entries = brandCatalogue();
      await repository.replace(
        entries,
        createHash("sha256").update(JSON.stringify(entries)).digest("base64url"),
      );
    },
    openImages: (app) => registerImages(app, createImageStore()),
    wipe: (identityId) => earlier.forget(identityId),
    removeExpired: () => earlier.removeExpired(),
  };
}

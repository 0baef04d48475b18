import { createHash } from "node:crypto";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCatalogueRepository } from "./catalogue-repository.ts";
import { brandCatalogue } from "./brand-catalogue.ts";
import { createSearchHandlers } from "./routes.ts";
import { createRememberSearches } from "./search/remember-searches.ts";
import { createSearchCatalogue } from "./search/search-catalogue.ts";
import { createSearchRepository } from "./search/search-repository.ts";
import { createSearchesRepository } from "./search/searches-repository.ts";

/** What can be listened to, and how it is found. */
export interface Catalogue extends Module {
  handlers: DomainHandlers<"search">;
  /** Writes down the brand's channels and shows, where they are not yet as they are now. */
  importBrand(): Promise<void>;
}

export function createCatalogue({ clock, database, limits, secrets }: Platform): Catalogue {
  const repository = createCatalogueRepository(database);
  const searches = createSearchesRepository(database);
  const earlier = createRememberSearches({ searches, catalogue: repository, secrets, clock });
  return {
    handlers: createSearchHandlers({
      catalogue: createSearchCatalogue({
        repository: createSearchRepository(database),
        catalogue: repository,
        clock,
      }),
      earlier,
      limits,
    }),
    importBrand: async () => {
      const entries = brandCatalogue();
      await repository.replace(
        entries,
        createHash("sha256").update(JSON.stringify(entries)).digest("base64url"),
      );
    },
    wipe: (identityId) => earlier.forget(identityId),
    removeExpired: () => earlier.removeExpired(),
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Listening } from "#modules/listening/index.ts";
import { cookieJarOf } from "#platform/http/cookie-jar.ts";
import type { CookieJar, DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { ScoresProvider } from "#providers/sports/scores-provider.ts";
import type { CatalogueRepository } from "./catalogue-repository.ts";
import type { BrowseCatalogue } from "./browse/browse-catalogue.ts";
import { createBrowseHandlers } from "./browse/create-browse-handlers.ts";
import type { CheckOutcome } from "./document/check-document.ts";
import { checkFile } from "./document/check-file.ts";
import { createEditionsRepository } from "./editions/editions-repository.ts";
import { createImportedRowsRepository } from "./editions/imported-rows-repository.ts";
import { createImportCatalogue, type ImportCatalogue } from "./editions/import-catalogue.ts";
import { createOpenEditions } from "./editions/open-editions.ts";
import { createPreviewCatalogue, type PreviewCatalogue } from "./editions/preview-catalogue.ts";
import type { PlayedNames } from "./editions/remember-names.ts";
import { registerPreview } from "./editions/register-preview.ts";
import { createRememberEditorial } from "./editions/remember-editorial.ts";
import { createFindItems, type FindItems } from "./episodes/find-items.ts";
import { createImageStore } from "./images/image-store.ts";
import { registerImages } from "./images/register-images.ts";
import { createSearchHandlers } from "./routes.ts";
import { createRememberSearches } from "./search/remember-searches.ts";
import type { SearchCatalogue } from "./search/search-catalogue.ts";
import { createSearchesRepository } from "./search/searches-repository.ts";

export { checkFile } from "./document/check-file.ts";
export type { Problem } from "./document/explain-issue.ts";
export type { ItemKey } from "./episodes/find-items.ts";
export type { PlayedNames } from "./editions/remember-names.ts";
export type { FoundEntry } from "./catalogue-repository.ts";
export { episodeTypeOf, serializeEpisode } from "./episodes/serialize-episode.ts";
export { serializeEntry } from "./serialize-entry.ts";

/** What operators do with a file. */
export interface CatalogueDesk extends Pick<ImportCatalogue, "import" | "export"> {
  preview: PreviewCatalogue["open"];
  /** Reads a file, or says all that is wrong with it. */
  check(bytes: Uint8Array): Promise<CheckOutcome>;
}

/** What can be listened to, and how it is found. */
export interface Catalogue extends Module {
  handlers: { search: DomainHandlers<"search">; browse: DomainHandlers<"browse"> };
  /** What is there, for rooms that know it by its ids. */
  items: FindItems;
  /** What has all of some words, or nearly. */
  search: SearchCatalogue["results"];
  /** A container of a page, by its id. */
  container: BrowseCatalogue["container"];
  /** Channels, shows and artists, by their kind and id or in the order of the catalogue. */
  entries: Pick<CatalogueRepository, "find" | "findKept" | "list">;
  /** What is played is called and written about, from memory; in a draft for whoever follows its link. */
  playedNames(cookies?: Pick<CookieJar, "get">): Promise<PlayedNames>;
  /** Writes down the brand's channels and shows, where no operator has imported a catalogue of their own. */
  importBrand: ImportCatalogue["importBrand"];
  desk: CatalogueDesk;
  /** Whether a browser looks at a draft. */
  isPreviewed(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Serves the pictures of channels and shows, and the links to drafts. */
  openRoutes(app: FastifyInstance): void;
}

export interface CatalogueNeeds {
  listening: Pick<Listening, "accessOf">;
  /** Who is asked whether there are the games that a file names. */
  scores: ScoresProvider | undefined;
}

export function createCatalogue(platform: Platform, { listening, scores }: CatalogueNeeds): Catalogue {
  const { clock, config, database, limits, secrets } = platform;
  const { accessOf } = listening;
  const editions = createEditionsRepository(database);
  const rows = createImportedRowsRepository(database);
  const editorial = createRememberEditorial(editions, clock);
  const previews = createPreviewCatalogue({ editions, rows, clock });
  const { live, seenWith } = createOpenEditions({ database, clock, accessOf, editorial, previews });
  const imports = createImportCatalogue({
    editions,
    rows,
    clock,
    onChange: editorial.forget,
  });
  const { entries, search, browse } = live;
  const searches = createSearchesRepository(database);
  const earlier = createRememberSearches({ searches, catalogue: entries, secrets, clock });
  const cookiesOf = (request: FastifyRequest, reply: FastifyReply): CookieJar =>
    cookieJarOf(request, reply, { isSandbox: config.isSandbox, domain: config.cookieDomain });
  return {
    handlers: {
      search: createSearchHandlers({ searchOf: seenWith, earlier, limits }),
      browse: createBrowseHandlers(async (cookies) => (await seenWith(cookies)).browse),
    },
    items: createFindItems({ catalogue: entries, playedNames: live.playedNames, accessOf, clock }),
    search: search.results,
    container: browse.container,
    entries,
    playedNames: async (cookies) => (cookies === undefined ? live : await seenWith(cookies)).playedNames(),
    importBrand: imports.importBrand,
    desk: {
      import: imports.import,
      export: imports.export,
      preview: previews.open,
      check: (bytes) => checkFile(bytes, { scores, now: clock.now() }),
    },
    isPreviewed: async (request, reply) => (await seenWith(cookiesOf(request, reply))).isPreview,
    openRoutes: (app) => {
      registerPreview(app, { previews, cookiesOf });
      registerImages(app, {
        store: createImageStore(),
        findShow: async (showId, request, reply) => {
          const seen = await seenWith(cookiesOf(request, reply));
          const [show] = await seen.entries.findKept("show", [showId]);
          return show && { show, isPreview: seen.isPreview };
        },
      });
    },
    wipe: (identityId) => earlier.forget(identityId),
    removeExpired: async () => {
      await earlier.removeExpired();
      await previews.removeExpired();
    },
  };
}

import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { CookieJar } from "#platform/http/handlers.ts";
import { type BrowseCatalogue, type BrowseNeeds, createBrowseCatalogue } from "../browse/browse-catalogue.ts";
import { type CatalogueRepository, createCatalogueRepository } from "../catalogue-repository.ts";
import { LIVE } from "../catalogue-tables.ts";
import { type PlayedNames, createRememberNames } from "./remember-names.ts";
import type { PreviewCatalogue } from "./preview-catalogue.ts";
import { PREVIEW_COOKIE } from "./register-preview.ts";
import type { RememberEditorial } from "./remember-editorial.ts";
import { createSearchCatalogue, type SearchCatalogue } from "../search/search-catalogue.ts";
import { createWordsRepository } from "../episodes/words-repository.ts";
import { createSearchRepository } from "../search/search-repository.ts";

/** An edition of the catalogue, and the ways to look at it. */
export interface OpenEdition {
  entries: CatalogueRepository;
  search: SearchCatalogue;
  browse: BrowseCatalogue;
  playedNames(): Promise<PlayedNames>;
  isPreview: boolean;
}

export interface OpenEditions {
  /** What everybody sees. */
  live: OpenEdition;
  /** What somebody sees with their cookies: a draft whose link they followed, or what everybody does. */
  seenWith(cookies: Pick<CookieJar, "get">): Promise<OpenEdition>;
}

/** Each remembers its own words. */
const MOST_OPEN = 4;

/** Opens the catalogue and its drafts. */
export function createOpenEditions(needs: {
  database: Database;
  clock: Clock;
  accessOf: BrowseNeeds["accessOf"];
  editorial: RememberEditorial;
  previews: Pick<PreviewCatalogue, "findDraft">;
}): OpenEditions {
  const { database, clock, accessOf, editorial, previews } = needs;
  const open = (edition: string): OpenEdition => {
    const entries = createCatalogueRepository(database, edition);
    const readEditorial = () => editorial.read(edition);
    const repository = createSearchRepository(database, edition);
    const readVersion = async () => (await readEditorial()).version;
    return {
      entries,
      search: createSearchCatalogue({ repository, catalogue: entries, readVersion, clock }),
      browse: createBrowseCatalogue({ catalogue: entries, readEditorial, accessOf, clock }),
      playedNames: createRememberNames(entries, createWordsRepository(database, edition), readVersion),
      isPreview: edition !== LIVE,
    };
  };
  const live = open(LIVE);
  const drafts = new Map<string, OpenEdition>();
  return {
    live,
    seenWith: async (cookies) => {
      const token = cookies.get(PREVIEW_COOKIE);
      const edition = token === undefined ? undefined : (await previews.findDraft(token))?.edition;
      if (edition === undefined) return live;
      const draft = drafts.get(edition) ?? open(edition);
      drafts.delete(edition);
      drafts.set(edition, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > MOST_OPEN && oldest !== undefined) drafts.delete(oldest);
      return draft;
    },
  };
}

import type { EntityType } from "@skywave/contract";
import { and, asc, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type FoundEntry, isIn, SHOWN } from "../catalogue-repository.ts";
import { catalogueEntries } from "../catalogue-tables.ts";

export interface Filters {
  entityTypes?: readonly EntityType[] | undefined;
  genres?: readonly string[] | undefined;
  languages?: readonly ("en" | "fr")[] | undefined;
}

/** Words that are looked for. */
export interface Wanted {
  words: readonly string[];
  /** A good part of the catalogue has all of them. */
  isCommon: boolean;
}

export interface FilterCount {
  entityType: EntityType;
  genre: string;
  language: "en" | "fr";
  count: number;
}

export interface SearchRepository {
  /**
   * Those with every word, or one that begins with it. First come titles that begin with the words, then titles that have
   * them, then what is of that kind, and last what is only told of with them. No more than about a thousand are counted.
   */
  search(
    wanted: Wanted,
    page: Filters & { from: number; size: number },
  ): Promise<{ entries: FoundEntry[]; totalCount: number }>;
  /** How many there are of each kind, of those that are wanted or of all. */
  count(wanted: Wanted | undefined): Promise<FilterCount[]>;
  /** Those with the words in their titles; first the ones that begin with them. */
  suggest(words: readonly string[], size: number): Promise<FoundEntry[]>;
}

/** Beyond that nobody reads on: a thousand are as good as all. */
const MOST_COUNTED = 1_000;
const MOST_TITLES = 200;

/** By what an entry is found again. */
interface Found {
  entityType: Column;
  entityId: Column;
}

const COUNT = sql`count(*)`.mapWith(Number);

interface Candidates {
  isMeant: SQL | undefined;
  /** How well one fits: the lower, the better. */
  fit: SQL<number>;
  isCommon: boolean;
}

/** Looks for words in what can be listened to, in an edition of the catalogue. */
export function createSearchRepository(database: Database, edition: string): SearchRepository {
  const queries = () => database.queries();
  const { entityType, entityId, genre, language, position } = catalogueEntries;

  const isThat = (one: Found) =>
    and(isIn(edition), eq(entityType, one.entityType), eq(entityId, one.entityId));

  /** So many of the catalogue's first that are meant. */
  const first = (most: number, { isMeant, fit, isCommon }: Candidates) =>
    queries()
      .select({ entityType, entityId, genre, language, position, fit: fit.as("fit") })
      .from(catalogueEntries)
      .where(and(isIn(edition), isMeant))
      // What many have is soon met on the way through all; what few have is found by its words, in another index.
      .orderBy(isCommon ? asc(position) : sql`${position} + 0`)
      .limit(most);

  /** Whatever has the words, once; those with them in their titles even where many others come before. */
  const candidates = (wanted: Wanted, filters: Filters = {}) => {
    const both = first(MOST_TITLES, titled(wanted.words, filters))
      .unionAll(first(MOST_COUNTED, mentioned(wanted, filters)))
      .as("both");
    const same = {
      entityType: both.entityType,
      entityId: both.entityId,
      genre: both.genre,
      language: both.language,
      position: both.position,
    };
    return queries()
      .select({ ...same, fit: sql`min(${both.fit})`.mapWith(Number).as("best_fit") })
      .from(both)
      .groupBy(...Object.values(same))
      .as("found");
  };

  return {
    async search(wanted, { from, size, ...filters }) {
      const found = candidates(wanted, filters);
      const page = queries()
        .select({
          entityType: found.entityType,
          entityId: found.entityId,
          position: found.position,
          fit: found.fit,
          totalCount: sql`count(*) over ()`.mapWith(Number).as("total_count"),
        })
        .from(found)
        .orderBy(found.fit, found.position)
        .offset(from)
        .limit(size)
        .as("page");
      const rows = await queries()
        .select({ ...SHOWN, totalCount: page.totalCount })
        .from(page)
        .innerJoin(catalogueEntries, isThat(page))
        .orderBy(page.fit, page.position);
      return { entries: rows.map(withoutCount), totalCount: rows[0]?.totalCount ?? 0 };
    },

    async count(wanted) {
      if (wanted === undefined)
        return queries()
          .select({ entityType, genre, language, count: COUNT })
          .from(catalogueEntries)
          .where(isIn(edition))
          .groupBy(entityType, genre, language)
          .orderBy(entityType, genre, language);
      const found = candidates(wanted);
      const kind = { entityType: found.entityType, genre: found.genre, language: found.language };
      const inOrder = Object.values(kind);
      return queries()
        .select({ ...kind, count: COUNT })
        .from(found)
        .groupBy(...inOrder)
        .orderBy(...inOrder);
    },

    async suggest(words, size) {
      const found = first(MOST_TITLES, titled(words, {})).as("found");
      return queries()
        .select(SHOWN)
        .from(found)
        .innerJoin(catalogueEntries, isThat(found))
        .orderBy(found.fit, found.position)
        .limit(size);
    },
  };
}

function withoutCount({
  totalCount: _totalCount,
  ...entry
}: FoundEntry & { totalCount: number }): FoundEntry {
  return entry;
}

/** Those whose titles have the words. */
function titled(words: readonly string[], filters: Filters): Candidates {
  const { titleWords, plainTitle, plainTitleInFrench } = catalogueEntries;
  const beginning = `${words.join(" ")}%`;
  return {
    isMeant: and(sql`${titleWords} @@ ${asQuery(words)}`, narrowed(filters)),
    fit: sql`case when ${plainTitle} like ${beginning} or ${plainTitleInFrench} like ${beginning}
      then 0 else 1 end`.mapWith(Number),
    isCommon: false,
  };
}

/** Those that have the words anywhere. */
function mentioned({ words, isCommon }: Wanted, filters: Filters): Candidates {
  const vector = catalogueEntries.words;
  const has = sql`${vector} @@ ${asQuery(words)}`;
  return {
    // How many words begin alike, no planner knows. Of this it takes half to be meant, and keeps from the index of words.
    isMeant: and(isCommon ? sql`coalesce(${has}, false)` : has, narrowed(filters)),
    fit: sql`case when ${vector} @@ ${asQuery(words, "AB")} then 2 else 3 end`.mapWith(Number),
    isCommon,
  };
}

function narrowed({ entityTypes, genres, languages }: Filters): SQL | undefined {
  const { entityType, genre, language } = catalogueEntries;
  return and(oneOf(entityType, entityTypes), oneOf(genre, genres), oneOf(language, languages));
}

/** All of the words, each as the beginning of one; of a weight if it is named. */
function asQuery(words: readonly string[], weight = ""): SQL {
  // Words are letters and digits alone.
  return sql`${words.map((word) => `'${word}':*${weight}`).join(" & ")}::tsquery`;
}

function oneOf(column: Column, wanted: readonly string[] | undefined): SQL | undefined {
  return wanted === undefined || wanted.length === 0 ? undefined : inArray(column, [...wanted]);
}

import type { EntityType } from "@skywave/contract";
import type { KnownWord } from "@skywave/domain/catalogue/correct-word";
import { and, asc, type Column, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { catalogueEntries, catalogueImports } from "./catalogue-tables.ts";

export type CatalogueEntry = typeof catalogueEntries.$inferSelect;
export type FoundEntry = Omit<CatalogueEntry, "words" | "plainTitle" | "position">;

export interface Filters {
  entityTypes?: readonly EntityType[] | undefined;
  genres?: readonly string[] | undefined;
  languages?: readonly ("en" | "fr")[] | undefined;
}

export interface FilterCount {
  entityType: EntityType;
  genre: string;
  language: "en" | "fr";
  count: number;
}

export interface CatalogueRepository {
  /**
   * Makes the catalogue what it is handed, in one step: who looks something up meanwhile finds all of it. What was
   * handed in last under the same digest is there already.
   */
  replace(entries: readonly CatalogueEntry[], digest: string): Promise<void>;
  /**
   * Those with every word, or one that begins with it. First come titles that begin with the words, then titles that have
   * them, then what is of that kind, and last what is only told of with them.
   */
  search(
    words: readonly string[],
    page: Filters & { from: number; size: number },
  ): Promise<{ entries: FoundEntry[]; totalCount: number }>;
  /** How many there are of each kind, with every word where there are words. */
  count(words: readonly string[]): Promise<FilterCount[]>;
  /** Those with the words in their titles; first the ones that begin with them. */
  suggest(words: readonly string[], size: number): Promise<FoundEntry[]>;
  find(entityType: EntityType, entityIds: readonly string[]): Promise<FoundEntry[]>;
  listWords(): Promise<KnownWord[]>;
}

const {
  words: _words,
  plainTitle: _plainTitle,
  position: _position,
  ...SHOWN
} = getTableColumns(catalogueEntries);

/** Storage of what can be listened to. */
export function createCatalogueRepository(database: Database): CatalogueRepository {
  const queries = () => database.queries();
  const { entityType, genre, language, words: vector, plainTitle, position } = catalogueEntries;
  const beginsWith = (words: readonly string[]) => sql<boolean>`${plainTitle} like ${`${words.join(" ")}%`}`;

  return {
    async replace(entries, digest) {
      const [last] = await queries().select().from(catalogueImports);
      if (last?.digest === digest) return;
      // Nodes that start at once do it one after the other.
      await database.alone("catalogue", () =>
        database.inTransaction(async () => {
          await queries().delete(catalogueEntries);
          await queries().delete(catalogueImports);
          await queries().insert(catalogueImports).values({ digest });
          if (entries.length > 0) await queries().execute(insertRows(catalogueEntries, entries));
        }),
      );
    },

    async search(words, { from, size, entityTypes, genres, languages }) {
      const asked = asQuery(words);
      const rows = await queries()
        .select({ ...SHOWN, totalCount: sql`count(*) over ()`.mapWith(Number) })
        .from(catalogueEntries)
        .where(
          and(
            sql`${vector} @@ ${asked}`,
            oneOf(entityType, entityTypes),
            oneOf(genre, genres),
            oneOf(language, languages),
          ),
        )
        .orderBy(
          sql`${beginsWith(words)} desc`,
          sql`${vector} @@ ${asQuery(words, "A")} desc`,
          sql`${vector} @@ ${asQuery(words, "AB")} desc`,
          asc(position),
        )
        .offset(from)
        .limit(size);
      const entries = rows.map(({ totalCount: _totalCount, ...entry }) => entry);
      return { entries, totalCount: rows[0]?.totalCount ?? 0 };
    },

    async count(words) {
      return queries()
        .select({ entityType, genre, language, count: sql`count(*)`.mapWith(Number) })
        .from(catalogueEntries)
        .where(words.length === 0 ? undefined : sql`${vector} @@ ${asQuery(words)}`)
        .groupBy(entityType, genre, language)
        .orderBy(entityType, genre, language);
    },

    async suggest(words, size) {
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(sql`${vector} @@ ${asQuery(words, "A")}`)
        .orderBy(sql`${beginsWith(words)} desc`, asc(position))
        .limit(size);
    },

    async find(kind, entityIds) {
      if (entityIds.length === 0) return [];
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(and(sql`${entityType} = ${kind}`, inArray(catalogueEntries.entityId, [...entityIds])));
    },

    async listWords() {
      return queries()
        .select({ word: sql<string>`word`, count: sql`ndoc`.mapWith(Number) })
        .from(sql`ts_stat('select words from catalogue_entries')`);
    },
  };
}

/** All of the words, each as the beginning of one; of a weight if it is named. */
function asQuery(words: readonly string[], weight = ""): SQL {
  // Words are letters and digits alone.
  return sql`${words.map((word) => `'${word}':*${weight}`).join(" & ")}::tsquery`;
}

function oneOf(column: Column, wanted: readonly string[] | undefined): SQL | undefined {
  return wanted === undefined || wanted.length === 0 ? undefined : inArray(column, [...wanted]);
}

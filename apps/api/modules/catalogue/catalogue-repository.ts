import type { EntityType } from "@skywave/contract";
import type { KnownWord } from "@skywave/domain/catalogue/vocabulary";
import { and, asc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { catalogueEntries, catalogueImports } from "./catalogue-tables.ts";

export type CatalogueEntry = typeof catalogueEntries.$inferSelect;
export type FoundEntry = Omit<CatalogueEntry, "words" | "titleWords" | "plainTitle" | "position">;

/** Which things are listed: all of a kind, or those of some genres or of a channel. */
export interface ListedEntries {
  entityType: EntityType;
  genres?: readonly string[];
  channelNumber?: number;
  exceptChannel?: number;
}

export interface CatalogueRepository {
  /**
   * Makes the catalogue what it is handed, in one step: who looks something up meanwhile finds all of it. What was
   * handed in last under the same digest is there already.
   */
  replace(entries: readonly CatalogueEntry[], digest: string): Promise<void>;
  find(entityType: EntityType, entityIds: readonly string[]): Promise<FoundEntry[]>;
  /** Some of them, in the order of the catalogue. */
  list(which: ListedEntries, part: { from: number; size: number }): Promise<FoundEntry[]>;
  listWords(): Promise<KnownWord[]>;
}

const {
  titleWords: _titleWords,
  words: _words,
  plainTitle: _plainTitle,
  position: _position,
  ...shown
} = getTableColumns(catalogueEntries);
/** What of an entry is shown; the rest is how it is found. */
export const SHOWN = shown;

/** Storage of what can be listened to. */
export function createCatalogueRepository(database: Database): CatalogueRepository {
  const queries = () => database.queries();
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

    async find(kind, entityIds) {
      if (entityIds.length === 0) return [];
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(
          and(eq(catalogueEntries.entityType, kind), inArray(catalogueEntries.entityId, [...entityIds])),
        );
    },

    async list({ entityType: kind, genres, channelNumber: of, exceptChannel }, { from, size }) {
      const { entityType, entityId, genre, channelNumber, position } = catalogueEntries;
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(
          and(
            eq(entityType, kind),
            genres && inArray(genre, [...genres]),
            of === undefined ? undefined : eq(channelNumber, of),
            exceptChannel === undefined ? undefined : ne(channelNumber, exceptChannel),
          ),
        )
        .orderBy(asc(position), asc(entityId))
        .limit(size)
        .offset(from);
    },

    async listWords() {
      return queries()
        .select({ word: sql<string>`word`, count: sql`ndoc`.mapWith(Number) })
        .from(sql`ts_stat('select words from catalogue_entries')`);
    },
  };
}

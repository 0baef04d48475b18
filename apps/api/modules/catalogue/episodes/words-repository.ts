import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { catalogueWords } from "../catalogue-tables.ts";

export type StoredWords = Pick<
  typeof catalogueWords.$inferSelect,
  "entityType" | "entityId" | "title" | "text"
>;

/** Storage of what is written about episodes and games, as it is read: all of an edition at once. */
export interface WordsRepository {
  list(): Promise<StoredWords[]>;
}

export function createWordsRepository(database: Database, edition: string): WordsRepository {
  const { entityType, entityId, title, text, retiredAt } = catalogueWords;
  return {
    list: async () =>
      database
        .queries()
        .select({ entityType, entityId, title, text })
        .from(catalogueWords)
        .where(and(eq(catalogueWords.edition, edition), isNull(retiredAt))),
  };
}

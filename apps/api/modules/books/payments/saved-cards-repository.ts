import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { paymentMethods } from "../tables/books-tables.ts";

/** Looks for cards by the processor's id alone, whoever's they are. */
export function createSavedCardsRepository(database: Database) {
  return {
    /** Whether any profile has the card. */
    async isSaved(id: string): Promise<boolean> {
      const [kept] = await database
        .queries()
        .select({ id: paymentMethods.id })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)))
        .limit(1);
      return kept !== undefined;
    },
  };
}

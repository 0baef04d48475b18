import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { orders } from "../orders-tables.ts";

/** Orders that nobody has confirmed. */
export function createQuotesRepository(database: Database) {
  return {
    /** Withdraws those of a person, once whoever confirms one at this moment is done with it. */
    async removeAllOf(identityId: string): Promise<void> {
      const isQuote = and(eq(orders.identityId, identityId), eq(orders.state, "quoted"));
      await database.queries().delete(orders).where(isQuote);
    },
  };
}

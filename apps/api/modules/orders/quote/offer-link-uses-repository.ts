import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { orders } from "../orders-tables.ts";

/** Which links to offers for one customer have been used. */
export function createOfferLinkUsesRepository(database: Database) {
  return {
    /** Whether something was bought, or is just being bought, by a link. */
    async isUsed(digest: string): Promise<boolean> {
      const used = await database
        .queries()
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.offerLink, digest), ne(orders.state, "quoted")))
        .limit(1);
      return used.length > 0;
    },
  };
}

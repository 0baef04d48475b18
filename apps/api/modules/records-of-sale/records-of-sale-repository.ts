import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { recordsOfSale } from "./records-of-sale-tables.ts";

export type RecordOfSale = typeof recordsOfSale.$inferSelect;

/** Storage of sales that dealers reported. */
export function createRecordsOfSaleRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Adds a sale; one that was reported already stays as it is. */
    async add(record: RecordOfSale): Promise<void> {
      await queries().insert(recordsOfSale).values(record).onConflictDoNothing();
    },

    async existsForEmail(email: string): Promise<boolean> {
      const rows = await queries()
        .select({ id: recordsOfSale.id })
        .from(recordsOfSale)
        .where(eq(recordsOfSale.email, email))
        .limit(1);
      return rows.length > 0;
    },

    async existsForRadio(radioId: string): Promise<boolean> {
      const rows = await queries()
        .select({ id: recordsOfSale.id })
        .from(recordsOfSale)
        .where(eq(recordsOfSale.radioId, radioId))
        .limit(1);
      return rows.length > 0;
    },
  };
}

export type RecordsOfSaleRepository = ReturnType<typeof createRecordsOfSaleRepository>;

import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { recordsOfSale } from "./records-of-sale-tables.ts";

export type RecordOfSale = typeof recordsOfSale.$inferSelect;

export interface RecordsOfSaleRepository {
  /** Adds a sale; one that was reported already stays as it is. */
  add(record: RecordOfSale): Promise<void>;
  existsForEmail(email: string): Promise<boolean>;
  existsForRadio(radioId: string): Promise<boolean>;
}

/** Storage of sales that dealers reported. */
export function createRecordsOfSaleRepository(database: Database): RecordsOfSaleRepository {
  const queries = () => database.queries();
  return {
    async add(record) {
      await queries().insert(recordsOfSale).values(record).onConflictDoNothing();
    },

    async existsForEmail(email) {
      const rows = await queries()
        .select({ id: recordsOfSale.id })
        .from(recordsOfSale)
        .where(eq(recordsOfSale.email, email))
        .limit(1);
      return rows.length > 0;
    },

    async existsForRadio(radioId) {
      const rows = await queries()
        .select({ id: recordsOfSale.id })
        .from(recordsOfSale)
        .where(eq(recordsOfSale.radioId, radioId))
        .limit(1);
      return rows.length > 0;
    },
  };
}

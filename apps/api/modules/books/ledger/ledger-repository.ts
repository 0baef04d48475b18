import type { Database } from "#platform/database/database.ts";
import { ledgerEntries } from "../tables/books-tables.ts";
import { type LedgerEntry, type LedgerHead, ledgerRows } from "./ledger-rows.ts";

export interface LedgerRepository {
  /** Writes whole transactions; nothing where nothing moved. Call it in a transaction of the database. */
  write(head: LedgerHead, entries: readonly LedgerEntry[]): Promise<void>;
}

/** The ledger, which only grows. */
export function createLedgerRepository(database: Database): LedgerRepository {
  return {
    async write(head, entries) {
      if (entries.length > 0)
        await database.queries().insert(ledgerEntries).values(ledgerRows(head, entries));
    },
  };
}

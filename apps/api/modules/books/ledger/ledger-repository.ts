import type { WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { ledgerEntries } from "../tables/books-tables.ts";
import { type LedgerEntry, type LedgerHead, ledgerRows } from "./ledger-rows.ts";

export interface LedgerRepository {
  /** Writes whole transactions; nothing where nothing moved. Call it in a transaction of the database. */
  write(head: LedgerHead, entries: readonly LedgerEntry[]): Promise<void>;
  /** Writes whole transactions along with a statement of another module, in its trip. */
  writing(head: LedgerHead, entries: readonly LedgerEntry[]): WithSubquery;
}

/** The ledger, which only grows. */
export function createLedgerRepository(database: Database): LedgerRepository {
  const queries = () => database.queries();
  return {
    writing: (head, entries) =>
      queries()
        .$with("entries_written", {})
        .as(insertRows(ledgerEntries, ledgerRows(head, entries))),

    async write(head, entries) {
      if (entries.length > 0) await queries().insert(ledgerEntries).values(ledgerRows(head, entries));
    },
  };
}

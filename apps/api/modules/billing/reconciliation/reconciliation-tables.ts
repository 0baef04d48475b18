import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type { Mismatch } from "./compare-balance-transactions.ts";

/** What came of comparing our payments and refunds with the balance transactions of the processor, one row a run. */
export const reconciliationReports = pgTable(
  "parity_reports",
  {
    id: text().primaryKey(),
    /** The span by the processor's time, its end excluded. */
    fromAt: instant().notNull(),
    untilAt: instant().notNull(),
    ranAt: instant().notNull(),
    countHere: integer().notNull(),
    countThere: integer().notNull(),
    mismatchCount: integer().notNull(),
    /** Ours less theirs, by currency; nought where the books agree. */
    differenceInCents: jsonb().$type<Record<string, number>>().notNull(),
    /** The first of them, so that a row stays small when everything is wrong. */
    mismatches: jsonb().$type<Mismatch[]>().notNull(),
  },
  (table) => [index("parity_reports_ran").on(table.ranAt)],
);

import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/** Counters live in the database: neither a restart nor a second node gives an attacker new tries. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Sales that dealers reported: to whom, and with which radio. */
export const recordsOfSale = pgTable(
  "records_of_sale",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    radioId: text().notNull(),
    reportedAt: instant().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.radioId)],
);

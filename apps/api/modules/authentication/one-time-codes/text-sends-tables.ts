import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Texts by the prefix of their number, to see a prefix to which nobody reads them: that is how toll fraud looks. */
export const textSends = pgTable(
  "text_sends",
  {
    prefix: text().notNull(),
    codeId: text().notNull(),
    sentAt: instant().notNull(),
    redeemedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.codeId] }),
    index().on(table.codeId),
    index().on(table.sentAt),
  ],
);

import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What a screen shows in the place of a link, for whoever sits before it; kept as digests. */
export const deviceTokens = pgTable(
  "device_tokens",
  {
    digest: text().primaryKey(),
    encryptedLink: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

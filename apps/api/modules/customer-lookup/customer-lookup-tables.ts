import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Whom a visitor has found by all five fields; the token is kept as a digest and is good in their browser only. */
export const customerLookups = pgTable(
  "customer_lookups",
  {
    digest: text().primaryKey(),
    /** Of the browser: a visitor has another session after each load of a page. */
    deviceId: text().notNull(),
    identityId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.identityId)],
);

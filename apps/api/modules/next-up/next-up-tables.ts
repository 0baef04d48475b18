import type { ItemKey } from "#modules/catalogue/index.ts";
import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What each person wants to hear next, in its order. */
export const nextUp = pgTable("next_up", {
  identityId: text().primaryKey(),
  isEnabled: boolean().notNull(),
  items: jsonb().$type<ItemKey[]>().notNull(),
  changedAt: instant().notNull(),
});

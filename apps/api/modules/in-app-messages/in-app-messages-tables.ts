import type { Locale } from "@skywave/domain/locale/locale";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What we have to tell somebody; one message each, a later one in the place of an earlier. */
export const inAppMessages = pgTable("in_app_messages", {
  identityId: text().primaryKey(),
  id: text().notNull(),
  texts: jsonb().$type<Record<Locale, string>>().notNull(),
  link: text(),
});

import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What was set in the sandbox, so that a restart keeps it. */
export const sandboxSettings = pgTable("sandbox_settings", {
  key: text().primaryKey(),
  value: jsonb().$type<number | boolean | string>().notNull(),
});

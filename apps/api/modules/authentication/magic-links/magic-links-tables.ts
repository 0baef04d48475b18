import type { Locale } from "@skywave/domain/locale/locale";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Links that sign in; kept as digests, and also for handles that nobody has, whose links are never sent. */
export const magicLinks = pgTable(
  "magic_links",
  {
    digest: text().primaryKey(),
    identityId: text().notNull(),
    /** The address whose owner the link proves; none where nobody has the handle. */
    sentTo: text(),
    deviceId: text().notNull(),
    requestedFrom: text().notNull(),
    returnPath: text(),
    language: text().$type<Locale>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.identityId), index().on(table.expiresAt)],
);

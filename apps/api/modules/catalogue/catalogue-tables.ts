import type { EntityType } from "@skywave/contract";
import type { WeeklyTimes } from "@skywave/domain/catalogue/airing";
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Words with the places where they stand, as the database looks for them. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What can be listened to: channels, and the shows on them. */
export const catalogueEntries = pgTable(
  "catalogue_entries",
  {
    entityType: text().$type<EntityType>().notNull(),
    entityId: text().notNull(),
    title: text().notNull(),
    /** The title as it is looked for. */
    plainTitle: text().notNull(),
    texts: jsonb().$type<{ en: string; fr: string }>(),
    genre: text().notNull(),
    language: text().$type<"en" | "fr">().notNull(),
    channelNumber: integer().notNull(),
    channelName: text().notNull(),
    airs: jsonb().$type<WeeklyTimes>(),
    /** Of two that fit as well, the one with the lower number comes first. */
    position: integer().notNull(),
    /** Those of the title alone, which few others have. */
    titleWords: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entityType, table.entityId] }),
    index("catalogue_entries_title_words").using("gin", table.titleWords),
    index("catalogue_entries_words").using("gin", table.words),
    index("catalogue_entries_position").on(table.position),
  ],
);

/** By what the catalogue that is there can be told from another; one row. */
export const catalogueImports = pgTable("catalogue_imports", { digest: text().primaryKey() });

/** What people have looked for, each in their own words; they alone see it, and they can have it forgotten. */
export const searches = pgTable(
  "searches",
  {
    identityId: text().notNull(),
    /** The query as it is looked for: one that differs by accents alone is the same. */
    plainQuery: text().notNull(),
    query: text().notNull(),
    entityType: text().$type<EntityType>(),
    entityId: text(),
    searchedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.plainQuery] }),
    index("searches_searched_at").on(table.searchedAt),
  ],
);

/** On how many devices something was looked for and found. Nothing here says by whom, or in which words. */
export const searchCounts = pgTable(
  "search_counts",
  {
    day: date({ mode: "string" }).notNull(),
    entityType: text().$type<EntityType>().notNull(),
    entityId: text().notNull(),
    deviceDigest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.entityType, table.entityId, table.deviceDigest] })],
);

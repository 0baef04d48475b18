import type { EntityType } from "@skywave/contract";
import type { WeeklyTimes } from "@skywave/domain/catalogue/airing";
import { sql } from "drizzle-orm";
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type {
  BothLanguages,
  Editorial,
  Entry,
  EpisodeText,
  GameText,
} from "./document/catalogue-document.ts";

/** Words with the places where they stand, as the database looks for them. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The catalogue that everybody sees; every other edition is a draft that only holders of its link see. */
export const LIVE = "live";

/** What can be listened to: channels, and the shows on them, of each edition of the catalogue. */
export const catalogueEntries = pgTable(
  "catalogue_entries",
  {
    edition: text().notNull().default(LIVE),
    entityType: text().$type<EntityType>().notNull(),
    entityId: text().notNull(),
    title: text().notNull(),
    titleInFrench: text().notNull().default(""),
    /** The titles as they are looked for. */
    plainTitle: text().notNull(),
    plainTitleInFrench: text().notNull().default(""),
    texts: jsonb().$type<BothLanguages>(),
    longTexts: jsonb().$type<BothLanguages>(),
    genre: text().notNull(),
    language: text().$type<"en" | "fr">().notNull(),
    categories: text().array().notNull().default([]),
    channelNumber: integer().notNull(),
    channelName: text().notNull(),
    channelNameInFrench: text().notNull().default(""),
    airs: jsonb().$type<WeeklyTimes>(),
    /** Of two that fit as well, the one with the lower number comes first. */
    position: integer().notNull(),
    /** Those of the title alone, which few others have. */
    titleWords: tsvector().notNull(),
    words: tsvector().notNull(),
    /** As the file had it, for an export. */
    source: jsonb().$type<Entry>(),
    /** Of all that is shown of it and found by, so that an import writes what differs and no more. */
    digest: text().notNull().default(""),
    addedAt: instant(),
    /** Since when no file has it any more; what people keep of it is still told of. */
    retiredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.entityType, table.entityId] }),
    index("catalogue_entries_title_words").using("gin", table.titleWords),
    index("catalogue_entries_words").using("gin", table.words),
    index("catalogue_entries_position").on(table.edition, table.position),
    // In the orders of sets, so that the first of a large catalogue are read without the others.
    index("catalogue_entries_kind_position")
      .on(table.edition, table.entityType, table.position, table.entityId)
      .where(sql`retired_at is null`),
    index("catalogue_entries_newest")
      .on(table.edition, table.addedAt.desc().nullsFirst(), table.position, table.entityType, table.entityId)
      .where(sql`retired_at is null`),
    index("catalogue_entries_kind_newest")
      .on(table.edition, table.entityType, table.addedAt.desc().nullsFirst(), table.position, table.entityId)
      .where(sql`retired_at is null`),
  ],
);

/**
 * What an editor has written about single episodes and games, in each edition. Which of them there are is in no table: it
 * follows from the times of shows, or is told by whoever knows scores.
 */
export const catalogueWords = pgTable(
  "catalogue_words",
  {
    edition: text().notNull().default(LIVE),
    entityType: text().$type<"episode" | "sport-event">().notNull(),
    entityId: text().notNull(),
    title: jsonb().$type<BothLanguages>().notNull(),
    text: jsonb().$type<BothLanguages>(),
    position: integer().notNull(),
    /** As the file had it, for an export. */
    source: jsonb().$type<EpisodeText | GameText>().notNull(),
    digest: text().notNull(),
    addedAt: instant().notNull(),
    /** Since when no file has it any more. */
    retiredAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.entityType, table.entityId] })],
);

/** The catalogue that everybody sees, and drafts of what it may become. */
export const catalogueEditions = pgTable(
  "catalogue_editions",
  {
    edition: text().primaryKey(),
    /** Goes up with each change, so that nodes see that what they remember is old. */
    version: integer().notNull(),
    /** Where it is from: what an operator imported is not written over at a start. */
    origin: text().$type<"brand" | "operator">().notNull(),
    digest: text().notNull(),
    /** All of the file but its entries. */
    editorial: jsonb().$type<Editorial>().notNull(),
    changedAt: instant().notNull(),
    /** Of the secret in the link that shows a draft. */
    tokenDigest: text().unique(),
    expiresAt: instant(),
  },
  (table) => [index("catalogue_editions_expires_at").on(table.expiresAt)],
);

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

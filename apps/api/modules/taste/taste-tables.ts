import type { TasteType } from "@skywave/contract";
import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What people like and dislike, of what the brand plays. */
export const tastes = pgTable(
  "tastes",
  {
    identityId: text().notNull(),
    tasteType: text().$type<TasteType>().notNull(),
    tasteId: text().notNull(),
    isLiked: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.tasteType, table.tasteId] })],
);

/** Thumbs up and down for what stations play. */
export const stationFeedback = pgTable(
  "station_feedback",
  {
    identityId: text().notNull(),
    contentEntityType: text().notNull(),
    contentEntityId: text().notNull(),
    itemEntityId: text().notNull(),
    isUp: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: "station_feedback_pk",
      columns: [table.identityId, table.contentEntityType, table.contentEntityId, table.itemEntityId],
    }),
  ],
);

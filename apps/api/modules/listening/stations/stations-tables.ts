import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Where a browser or device is in the sequence of a station. */
export const listeningStations = pgTable(
  "listening_stations",
  {
    deviceId: text().notNull(),
    stationId: text().notNull(),
    /** Absent of a visitor. */
    identityId: text(),
    /** Of the order that this device hears. */
    seed: integer().notNull(),
    place: integer().notNull(),
    /** When what is at that place began to play. */
    itemStartedAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.stationId] }),
    index("listening_stations_identity_id").on(table.identityId),
    index("listening_stations_used_at").on(table.usedAt),
  ],
);

/** What somebody has skipped of a station in the last hour, whichever device it was on. */
export const listeningSkips = pgTable(
  "listening_skips",
  {
    /** An identity, or the device of a visitor. */
    listener: text().notNull(),
    stationId: text().notNull(),
    /** In milliseconds since 1970. */
    skippedAt: jsonb().$type<readonly number[]>().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listener, table.stationId] }),
    index("listening_skips_last_at").on(table.lastAt),
  ],
);

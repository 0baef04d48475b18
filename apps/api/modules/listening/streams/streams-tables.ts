import type { SourceType } from "@skywave/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What is being played, one row for each browser or device that plays. */
export const listeningStreams = pgTable(
  "listening_streams",
  {
    deviceId: text().primaryKey(),
    /** Absent of a visitor. */
    identityId: text(),
    /** That it is, was broadcast on or is heard with. */
    channel: integer().notNull(),
    sourceType: text().$type<SourceType>().notNull().default("channel-linear"),
    /** Empty in rows from before anything but channels was played. */
    sourceId: text().notNull().default(""),
    startedAt: instant().notNull(),
    /** When it last said that it plays, or asked for a key. */
    seenAt: instant().notNull(),
    /** Newer ones have taken its place. */
    takenAt: instant(),
  },
  ({ identityId, startedAt }) => [index().on(identityId, startedAt)],
);

/** When somebody without a plan began to listen, by browser. */
export const listeningPreviews = pgTable("listening_previews", {
  deviceId: text().primaryKey(),
  startedAt: instant().notNull(),
});

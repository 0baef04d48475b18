import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What is being played, one row for each browser or device that plays. */
export const listeningStreams = pgTable(
  "listening_streams",
  {
    deviceId: text().primaryKey(),
    /** Absent of a visitor. */
    identityId: text(),
    channel: integer().notNull(),
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

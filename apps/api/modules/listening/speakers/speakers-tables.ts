import type { SourceType } from "@skywave/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What a linked device is to play, as its person has said on another one. */
export const speakerOrders = pgTable(
  "speaker_orders",
  {
    deviceId: text().primaryKey(),
    identityId: text().notNull(),
    state: text().$type<"playing" | "paused" | "stopped">().notNull(),
    /** Absent until something was chosen. */
    sourceType: text().$type<SourceType>(),
    sourceId: text(),
    /** Of an episode, in seconds from its start. */
    startAt: integer(),
    /** Absent until somebody gave an order. */
    changedAt: instant(),
    /** When the device asked last; absent of one that was not switched on since the order. */
    heardAt: instant(),
  },
  ({ identityId }) => [index("speaker_orders_identity_id").on(identityId)],
);

import { bigint, boolean, doublePrecision, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

export type StoredAttributes = Record<string, string | number | boolean | null>;

/** Which call a batch came by: what people did, or what they listened to in one of two versions. */
export type BatchKind = "user" | "v2" | "v3";

/**
 * Batches as they came, each in one row without an index on its events: stored in a third of the time. Each is put
 * away into the tables below soon after, as a whole, and its row is gone.
 */
export const eventBatches = pgTable("event_batches", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<BatchKind>().notNull(),
  deviceId: text().notNull(),
  /** Of batches of what people did. */
  sessionId: text(),
  identityId: text(),
  /** As JSON that nobody has parsed yet: the database takes text sooner than documents. */
  events: text().notNull(),
  receivedAt: instant().notNull(),
});

/** What people did in the app. An event that comes twice is stored once, by its id. */
export const userEvents = pgTable(
  "user_events",
  {
    eventId: text().primaryKey(),
    deviceId: text().notNull(),
    sessionId: text().notNull(),
    identityId: text(),
    eventName: text().notNull(),
    eventTokenId: text().notNull(),
    timeInMilliseconds: doublePrecision().notNull(),
    logicalEpoch: doublePrecision().notNull(),
    logicalCounter: bigint({ mode: "number" }).notNull(),
    attributes: jsonb().$type<StoredAttributes>(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);

/** What people listened to, with the readings of both clocks of the client. */
export const telemetryEvents = pgTable(
  "telemetry_events",
  {
    eventId: text().primaryKey(),
    identityId: text().notNull(),
    deviceId: text().notNull(),
    version: text().$type<"v2" | "v3">().notNull(),
    eventName: text().notNull(),
    isTest: boolean().notNull(),
    timeInMilliseconds: doublePrecision().notNull(),
    systemClockTimeInMilliseconds: doublePrecision().notNull(),
    internalClockTimeInMilliseconds: doublePrecision().notNull(),
    clockAdjustmentInMilliseconds: doublePrecision().notNull(),
    averageLatencyInMilliseconds: doublePrecision().notNull(),
    usingClock: text().$type<"system" | "internal">().notNull(),
    logicalEpoch: doublePrecision().notNull(),
    logicalCounter: bigint({ mode: "number" }).notNull(),
    attributes: jsonb().$type<StoredAttributes>(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);

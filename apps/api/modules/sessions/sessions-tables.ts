import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type { Assurance, SessionKind } from "#platform/http/caller.ts";

/**
 * One row per session, which is also its family of tokens: each token is derived from the server's key, the
 * family's random seed and a generation number, so no token is stored, not even as a digest.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    identityId: text(),
    deviceId: text().notNull(),
    kind: text().$type<SessionKind>().notNull().default("browser"),
    /** What a linked device or a third party is called; null where the device itself says what it is. */
    name: text(),
    country: text().$type<"US" | "CA">().notNull(),
    region: text(),
    assurance: text().$type<Assurance>().notNull(),
    seed: text().notNull(),
    generation: integer().notNull(),
    rotatedAt: instant().notNull(),
    accessExpiresAt: instant().notNull(),
    refreshExpiresAt: instant().notNull(),
    absoluteExpiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedBecause: text().$type<"signedOut" | "revoked" | "reuse">(),
    createdAt: instant().notNull(),
    /** To the minute: a busy session is not written at each of its calls. */
    lastUsedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index().on(table.identityId), index().on(table.refreshExpiresAt)],
);

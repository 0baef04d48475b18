import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/**
 * Failures by account and device. All devices that an account was never seen on share the one row `unknown`, so
 * guessing from ever new devices gains nothing, and cannot lock the owner out of their own.
 */
export const passwordLocks = pgTable(
  "password_locks",
  {
    identityId: text().notNull(),
    device: text().notNull(),
    failures: integer().notNull(),
    windowStartedAt: instant().notNull(),
    failuresInARow: integer().notNull(),
    locks: integer().notNull(),
    lockedUntil: instant(),
    triedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.device] }), index().on(table.triedAt)],
);

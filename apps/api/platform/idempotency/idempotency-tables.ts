import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/** First answers by key. A row without a status belongs to a call that still runs, until its lease ends. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    owner: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    leaseUntil: instant().notNull(),
    status: integer(),
    /** Encrypted, since answers may hold grants. */
    encryptedAnswer: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

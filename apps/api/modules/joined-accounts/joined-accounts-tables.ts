import type { Currency } from "@skywave/domain/money/currency";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, instant } from "#platform/database/columns.ts";

/** Second accounts that somebody has named, and whether they have proved that it is theirs. Nothing has moved yet. */
export const accountJoins = pgTable(
  "account_joins",
  {
    id: text().primaryKey(),
    /** Whose account goes on. */
    keeperId: text().notNull(),
    /** Whose account was named; one that nobody has stands for an account that there is not. */
    identityId: text().notNull(),
    provedAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.keeperId)],
);

/** Accounts that have become a part of another one. The key is why an account does so once. */
export const joinedAccounts = pgTable(
  "joined_accounts",
  {
    /** Its bills, receipts and agreements stay made out to it. */
    identityId: text().primaryKey(),
    /** In whose account its plans and its balance are now. */
    keeperId: text().notNull(),
    joinId: text().notNull(),
    accountNumber: text().notNull(),
    joinedAt: instant().notNull(),
    planCount: integer().notNull(),
    balanceInCents: cents().notNull(),
    currency: text().$type<Currency>(),
  },
  (table) => [index().on(table.keeperId), index().on(table.joinId)],
);

import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** The number under which an account is paid by whoever has one of its bills; made when it is first shown. */
export const accountNumbers = pgTable(
  "account_numbers",
  {
    number: text().primaryKey(),
    identityId: text().notNull(),
    billingProfileId: text().notNull(),
  },
  (table) => [uniqueIndex("account_numbers_profile").on(table.identityId, table.billingProfileId)],
);

/** Accounts that visitors have found by number and code; the token is a digest, good in their browser only. */
export const guestBills = pgTable(
  "guest_bills",
  {
    digest: text().primaryKey(),
    deviceId: text().notNull(),
    identityId: text().notNull(),
    billingProfileId: text().notNull(),
    /** The last payment made with it. */
    paymentId: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.identityId)],
);

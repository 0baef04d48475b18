import type { StudentCheck } from "@skywave/contract";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDay, instant } from "#platform/database/columns.ts";

/** Who was verified to be a student, and how long that is good for. */
export const studentVerifications = pgTable("student_verifications", {
  identityId: text().primaryKey(),
  /** The last day on which plans for students can be had. */
  verifiedUntil: billingDay().notNull(),
});

/** Checks of who is a student. What people said of themselves, and their proofs, are not kept. */
export const studentChecks = pgTable(
  "student_checks",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    state: text().$type<StudentCheck["state"]>().notNull(),
    isRenewal: boolean().notNull(),
    reason: text().$type<NonNullable<StudentCheck["reason"]>>(),
    /** The name it has at the provider. */
    verificationId: text().notNull(),
    startedAt: instant().notNull(),
    /** Until when something is waited for; what is not there by then is over. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("student_checks_one_open")
      .on(table.identityId)
      .where(sql`${table.state} in ('documentsNeeded', 'inReview')`),
    index("student_checks_by_verification").on(table.verificationId),
  ],
);

/** Students by a keyed digest of who they are at the provider: one has the discount on one account at a time. */
export const studentDiscounts = pgTable("student_discounts", {
  studentKey: text().primaryKey(),
  /** Empty once the account is gone; the digest stays until the year is over. */
  identityId: text().notNull(),
  until: billingDay().notNull(),
});

/** Callbacks that were taken, by the name that each has alone. */
export const studentCallbacks = pgTable("student_callbacks", {
  nonce: text().primaryKey(),
  receivedAt: instant().notNull(),
});

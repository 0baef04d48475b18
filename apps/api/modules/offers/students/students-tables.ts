import { pgTable, text } from "drizzle-orm/pg-core";
import { billingDay } from "../../../platform/database/columns.ts";

/** Who was verified to be a student, and how long that is good for. */
export const studentVerifications = pgTable("student_verifications", {
  identityId: text().primaryKey(),
  /** The last day on which plans for students can be had. */
  verifiedUntil: billingDay().notNull(),
});

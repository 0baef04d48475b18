import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What the sandbox's provider of student verification still has to decide. */
export const studentReviews = pgTable(
  "student_reviews",
  {
    verificationId: text().primaryKey(),
    reference: text().notNull(),
    subject: text().notNull(),
    studentId: text().notNull(),
    /** As a person at the provider sees it. */
    name: text().notNull(),
    school: text().notNull(),
    fileName: text(),
    /** When it decides by itself; null while it waits for a document. */
    dueAt: instant(),
  },
  (table) => [index("student_reviews_subject").on(table.subject)],
);

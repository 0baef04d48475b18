import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What a visitor has identified: an account or a radio. The token is kept as a digest, and is good in their browser only. */
export const visitorProofs = pgTable(
  "visitor_proofs",
  {
    digest: text().primaryKey(),
    /** Of the browser: a visitor has another session after each load of a page. */
    deviceId: text().notNull(),
    kind: text().$type<"account" | "radio">().notNull(),
    /** The identity whose account it is, or the radio's ID. */
    subjectId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  ({ expiresAt, subjectId }) => [index().on(expiresAt), index().on(subjectId)],
);

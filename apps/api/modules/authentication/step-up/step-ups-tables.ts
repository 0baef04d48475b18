import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

export type StepUpMethod = "password" | "passkey" | "one-time-code";

/** The last fresh proof of each kind that a session gave. */
export const stepUps = pgTable(
  "step_ups",
  {
    id: text().primaryKey(),
    sessionId: text().notNull(),
    method: text().$type<StepUpMethod>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.sessionId), index().on(table.at)],
);

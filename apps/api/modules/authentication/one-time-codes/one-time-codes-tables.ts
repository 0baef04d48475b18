import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Codes sent to contacts, newest last; kept as keyed digests, since six digits are soon guessed from a hash. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    deviceId: text().notNull(),
    /** What the code may be used for; a code for one thing is unknown to every other. */
    purpose: text().notNull().default("sign-in"),
    channel: text().$type<"EMAIL" | "PHONE">().notNull(),
    /** The contact whose owner the code proves, whatever contact the person has by then. */
    sentTo: text(),
    digest: text().notNull(),
    tries: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.id] }), index().on(table.expiresAt)],
);

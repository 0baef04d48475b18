import type { Locale } from "@skywave/domain/locale/locale";
import { bigserial, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Messages of the sandbox, which go no further than this table. */
export const inboxMessages = pgTable(
  "inbox_messages",
  {
    id: text().primaryKey(),
    to: text().notNull(),
    channel: text().$type<"mail" | "text">().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    sentAt: instant().notNull(),
    /** Its place in the order in which they came, whatever day its person's clock shows. */
    arrival: bigserial({ mode: "number" }).notNull(),
  },
  (table) => [index().on(table.to, table.sentAt), index().on(table.arrival)],
);

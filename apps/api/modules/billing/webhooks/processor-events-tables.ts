import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Events that the card processor has sent; each is handled once, however often it comes. */
export const processorEvents = pgTable(
  "processor_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
    handledAt: instant(),
  },
  (table) => [index("processor_events_received").on(table.receivedAt)],
);

/** Where the embedded processor was told to send events, with the secret that it signs them with. */
export const webhookRegistrations = pgTable("webhook_registrations", {
  url: text().primaryKey(),
  endpointId: text().notNull(),
  encryptedSecret: text().notNull(),
});

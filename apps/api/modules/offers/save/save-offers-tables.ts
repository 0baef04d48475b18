import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { billingDay } from "#platform/database/columns.ts";

/** The last reason to stay that each subscription took. One row each, so that two cannot be taken at once. */
export const saveOffersTaken = pgTable(
  "save_offers_taken",
  {
    identityId: text().notNull(),
    subscriptionId: text().notNull(),
    offerId: text().notNull(),
    orderId: text().notNull(),
    takenOn: billingDay().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.subscriptionId] })],
);

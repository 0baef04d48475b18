import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What people call their plans. Apart from these, whose rows are written anew by whatever takes their next step. */
export const subscriptionNicknames = pgTable(
  "subscription_nicknames",
  {
    identityId: text().notNull(),
    subscriptionId: text().notNull(),
    nickname: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.subscriptionId] })],
);

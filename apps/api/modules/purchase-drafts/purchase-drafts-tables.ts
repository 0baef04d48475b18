import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

/** How far people have come with what they are buying. Nothing here says who they are, or how they pay. */
export const purchaseDrafts = pgTable(
  "purchase_drafts",
  {
    identityId: text().notNull(),
    flowName: text().notNull(),
    path: text().notNull(),
    offerId: text().notNull(),
    promoCode: text(),
    isFollowOnWanted: boolean(),
    isBillingSettled: boolean().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.flowName] }),
    index("purchase_drafts_kept_at").on(table.keptAt),
  ],
);

import type { SavedGift } from "@skywave/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** A plan of several that are bought together. */
export interface SavedLine {
  offerId: string;
  quantity: number;
}

/** How far people have come with what they are buying. Nothing here says who they are, or how they pay. */
export const purchaseDrafts = pgTable(
  "purchase_drafts",
  {
    identityId: text().notNull(),
    flowName: text().notNull(),
    path: text().notNull(),
    /** Of several plans the first one; null of a gift. */
    offerId: text(),
    lines: jsonb().$type<SavedLine[]>(),
    /** Radios that the plans are for, by number, in the order in which they were chosen; null of none. */
    radioIds: jsonb().$type<string[]>(),
    /** What of a gift says nothing about whom it is for. */
    gift: jsonb().$type<SavedGift>(),
    promoCode: text(),
    isFollowOnWanted: boolean(),
    isBillingSettled: boolean().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.flowName] }),
    index("purchase_drafts_saved_at").on(table.savedAt),
    check("purchase_drafts_of_plans_or_gift", sql`(${table.offerId} is null) = (${table.gift} is not null)`),
  ],
);

import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDay, instant } from "../../platform/database/columns.ts";

/** `reserved` holds the place of an order that is being paid; nobody sees it. */
export type SubscriptionState = "reserved" | "active" | "pending_cancellation" | "cancelled" | "expired";

/** What people have bought, with the terms they bought it on. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    /** The main product: nobody can have the same one twice. */
    productId: text().notNull(),
    /** The order it was bought by; for one that came paid for, the invitation. */
    orderId: text().notNull(),
    offer: jsonb().$type<Offer>().notNull(),
    /** Who bills it; `internal` is a plan that came paid for, such as with a vehicle. */
    source: text().$type<"stripe" | "internal">().notNull().default("stripe"),
    /** Null where nobody is billed here. */
    billingProfileId: text(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    startedOn: billingDay().notNull(),
    startedAt: instant().notNull(),
    terminatedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("subscriptions_one_live_per_product")
      .on(table.identityId, table.productId)
      .where(sql`${table.state} not in ('cancelled', 'expired')`),
  ],
);

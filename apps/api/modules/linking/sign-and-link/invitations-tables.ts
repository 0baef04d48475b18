import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Subscriptions that came paid for, such as with a vehicle, and wait for their owner. */
export const invitations = pgTable(
  "invitations",
  {
    id: text().primaryKey(),
    /** Of the secret in the link, which says which subscription is meant and never who somebody is. */
    linkDigest: text().notNull(),
    offer: jsonb().$type<Offer>().notNull(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    /** Whom the seller says it is for. */
    email: text(),
    isMailedToEmail: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    claimedBy: text(),
    claimedAt: instant(),
    subscriptionId: text(),
  },
  (table) => [uniqueIndex().on(table.linkDigest), index().on(table.expiresAt)],
);

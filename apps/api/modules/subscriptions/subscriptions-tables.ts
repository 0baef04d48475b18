import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RefundRule } from "@skywave/domain/pricing/subscription-schedule";
import { billingDay, instant } from "#platform/database/columns.ts";

/** `reserved` holds the place of an order that is being paid; nobody sees it. */
export type SubscriptionState =
  | "reserved"
  | "active"
  | "pending_cancellation"
  | "past_due"
  | "paused"
  | "suspended"
  | "cancelled"
  | "expired";

/** Who bills. `internal` is a plan that came paid for, such as with a vehicle. */
export type SubscriptionSource =
  | "stripe"
  | "google"
  | "apple"
  | "amazon"
  | "roku"
  | "sms"
  | "zuora"
  | "charon"
  | "internal"
  | "automotive"
  | "alexa"
  | "bango"
  | "commFleet";

/** A plan as it was agreed, and from which day on; days are written as ISO dates. */
export interface StoredPlan {
  from: string;
  isAtOnce: boolean;
  offer: Offer;
}

export interface StoredSuspensionInterval {
  reason: "paused" | "suspended";
  from: string;
  until: string | null;
}

export interface StoredAddress {
  from: string;
  address: Address;
}

/** What was charged once beside the plans; its place is among all charges of the schedule. */
export interface StoredFee {
  on: string;
  place: number;
  amountInCents: number;
}

export interface StoredEnd {
  on: string;
  isAtOnce: boolean;
  refund: RefundRule;
}

/** What people have bought, with the terms they bought it on. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    /** The main product: nobody can have the same one twice with one instance number. */
    productId: text().notNull(),
    /** Nought for the first of a product; others are bought for further listeners. */
    instanceNumber: integer().notNull().default(0),
    /** The order it was bought by; for one that came paid for, the invitation. */
    orderId: text().notNull(),
    plans: jsonb().$type<StoredPlan[]>().notNull(),
    suspensionIntervals: jsonb().$type<StoredSuspensionInterval[]>().notNull(),
    addresses: jsonb().$type<StoredAddress[]>().notNull(),
    fees: jsonb().$type<StoredFee[]>().notNull().default([]),
    end: jsonb().$type<StoredEnd>(),
    source: text().$type<SubscriptionSource>().notNull().default("stripe"),
    /** The name it has at whoever bills it; null where that is us. */
    externalReference: text(),
    /** The subscription whose plan includes this one; null for one that stands by itself. */
    primaryId: text(),
    /** The plan for a car that this one was bought with as a pair; each of the two has its own bills and its own end. */
    pairPrimaryId: text(),
    /** Null where nobody is billed here. */
    billingProfileId: text(),
    /** How many charges of its schedule have been billed. */
    billedCount: integer().notNull(),
    /** The day up to which pauses, switches and ends have been seen to. */
    turnedUntil: billingDay().notNull(),
    /** The order that is changing it just now; nothing else may meanwhile. */
    heldBy: text(),
    /** The next day on which anything is to be done about it. */
    nextStepOn: billingDay(),
    cancellation: jsonb().$type<{ reasonCode: string | null; text: string | null }>(),
    startedAt: instant().notNull(),
    terminatedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("subscriptions_one_live_per_product")
      .on(table.identityId, table.productId, table.instanceNumber)
      .where(sql`${table.state} not in ('cancelled', 'expired')`),
    index("subscriptions_steps")
      .on(table.nextStepOn)
      .where(sql`${table.nextStepOn} is not null`),
  ],
);

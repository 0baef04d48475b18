import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Locale } from "@skywave/domain/locale/locale";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDay, cents, instant } from "#platform/database/columns.ts";
import type { StoredCharge } from "#modules/books/index.ts";
import type { OrderFunding } from "../funding/order-funding.ts";
import type { OrderKinds } from "../kinds.ts";

export type OrderState = "quoted" | "processing" | "confirmed";

/** A change as it was quoted, of any kind that has one. */
export type AnyChange = Extract<OrderKinds[keyof OrderKinds]["terms"], { change: unknown }>["change"];

/** The four groups of charges, as they were quoted. */
export type StoredCharges = Record<
  "oneTimeCharge" | "repeatingCharge" | "ongoingCharge" | "zeroCharge",
  StoredCharge[]
>;

/** What a person agreed to: which terms, in which language, in which words, and when. */
export interface Agreement {
  version: string;
  language: Locale;
  text: string;
  agreedAt: string;
}

/** One of several plans of an order, each a subscription of its own. */
export interface StoredLine {
  offer: Offer;
  /** Which of this person's subscriptions to the same product it becomes. */
  instanceNumber: number;
  /** Null until the order is taken up. */
  subscriptionId: string | null;
  /** The subscription that it makes a pair with; left out of one that stands by itself. */
  pairPrimaryId?: string;
  /** The buyer's own trial that it goes on with; left out of one that starts a subscription of its own. */
  follows?: FollowedTrial;
  /** The radio that it starts on; left out of one for streaming, and of one that follows a trial. */
  radio?: Omit<OrderedRadio, "instanceNumber">;
}

/** A free trial that a plan follows, as it was when the quote was made. */
export interface FollowedTrial {
  subscriptionId: string;
  /** Digest of its schedule: on any other one the day and the amounts could be others. */
  before: string;
  /** The day on which it ends and the plan begins. */
  endsOn: string;
}

/** The radio that a plan is bought for. */
export interface OrderedRadio {
  radioId: string;
  /** Which of this person's subscriptions to the same product it becomes: each radio has one of its own. */
  instanceNumber: number;
  /** The subscription that was heard on it before and is over, and gives way; null where none was. */
  formerSubscriptionId: string | null;
}

/** Quotes and what became of them. All that a quote says is fixed when it is made. */
export const orders = pgTable(
  "orders",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    kind: text().$type<keyof OrderKinds>().notNull(),
    state: text().$type<OrderState>().notNull(),
    offer: jsonb().$type<Offer>().notNull(),
    /** Of several plans: all of them, the first one included, which `offer` names. */
    lines: jsonb().$type<StoredLine[]>(),
    /** Of one plan for a radio; of several, each line has its own. */
    radio: jsonb().$type<OrderedRadio>(),
    promoCode: text(),
    /** Digest of the link that opened the offer to this one customer; null where none did. */
    offerLink: text(),
    startsOn: billingDay().notNull(),
    charges: jsonb().$type<StoredCharges>().notNull(),
    dueNowInCents: cents().notNull(),
    billingProfileId: text().notNull(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    /** Of a change: what is done to the subscription that `subscriptionId` names. */
    change: jsonb().$type<AnyChange>(),
    /** Keyed digest over all that was promised: a row that was tampered with can't be confirmed. */
    integritySignature: text().notNull(),
    attempt: integer().notNull(),
    /** Digest of the confirming call's input; another input for the same order is a conflict. */
    confirmFingerprint: text(),
    /** Key of the confirming call: a decline is repeated to a retry, and tried anew for a new key. */
    confirmKey: text(),
    subscriptionId: text(),
    invoiceId: text(),
    agreement: jsonb().$type<Agreement>(),
    /** What pays before the card does; null where nothing does. */
    funding: jsonb().$type<OrderFunding>(),
    /** Why the offer came without its trial; null where it has none, or the person has it. */
    trialUse: text().$type<"usedByPerson" | "usedByCard">(),
    /** The card that pays, where the quote names one; null where the default one does. */
    paymentMethodId: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    // A link is used once, whoever comes by it and however they race.
    uniqueIndex("orders_one_per_offer_link")
      .on(table.offerLink)
      .where(sql`${table.offerLink} is not null and ${table.state} <> 'quoted'`),
  ],
);

/** A row as it is stored, with the columns of every kind. */
export type StoredOrder = typeof orders.$inferSelect;

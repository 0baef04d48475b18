import type { Country } from "@skywave/domain/locale/country";
import type { Currency } from "@skywave/domain/money/currency";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDay, cents, instant } from "#platform/database/columns.ts";

/** Gift cards as they were sold. Of number and security code there are keyed digests only. */
export const giftCards = pgTable(
  "gift_cards",
  {
    id: text().primaryKey(),
    numberDigest: text().notNull(),
    /** Null for a digital card, whose number is a secret in itself. */
    securityCodeDigest: text(),
    last4: text().notNull(),
    /** As printed; it proves who holds the card, and ends nothing. */
    expiryYear: integer(),
    expiryMonth: integer(),
    faceInCents: cents().notNull(),
    redeemedInCents: cents().notNull(),
    /** Promised to payments that are under way. */
    heldInCents: cents().notNull(),
    /** What of it nobody can use any more, since the bank has taken its price back from us. */
    voidedInCents: cents().notNull().default(0),
    /** Whose payment it was that was contested; null of a card that is good. */
    voidedFor: text(),
    currency: text().$type<Currency>().notNull(),
    country: text().$type<Country>().notNull(),
    cardType: text().$type<"physical" | "digital">().notNull(),
    vendorType: text().$type<"internal" | "partner">().notNull(),
    issuedOn: billingDay().notNull(),
  },
  (table) => [
    uniqueIndex("gift_cards_number").on(table.numberDigest),
    check(
      "gift_cards_within_face",
      sql`${table.redeemedInCents} >= 0 and ${table.heldInCents} >= 0 and ${table.voidedInCents} >= 0 and ${table.redeemedInCents} + ${table.heldInCents} + ${table.voidedInCents} <= ${table.faceInCents}`,
    ),
  ],
);

/** What stands for a card once it was shown, in one person's hands and for a quarter of an hour. */
export const giftCardTokens = pgTable(
  "gift_card_tokens",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    giftCardId: text().notNull(),
    goodUntil: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    index("gift_card_tokens_good_until").on(table.goodUntil),
  ],
);

export type GiftCardUseState = "held" | "redeemed" | "released";

/** Money taken off gift cards: held for a payment first, then redeemed into a balance or given back to the card. */
export const giftCardUses = pgTable(
  "gift_card_uses",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    giftCardId: text().notNull(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<GiftCardUseState>().notNull(),
    billingProfileId: text().notNull(),
    /** Business time, shown to the customer. */
    redeemedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    // A token is good for one use.
    uniqueIndex("gift_card_uses_one_per_token")
      .on(table.identityId, table.tokenId)
      .where(sql`${table.state} <> 'released'`),
    index("gift_card_uses_redeemed_at").on(table.identityId, table.redeemedAt),
    check("gift_card_uses_positive", sql`${table.amountInCents} > 0`),
  ],
);

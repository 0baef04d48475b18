import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Currency } from "@skywave/domain/money/currency";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { billingDay, cents, instant } from "#platform/database/columns.ts";

/**
 * `paying` has an attempt to charge under way; `scheduled` is paid and waits for its day; of a `voided` one the bank has
 * taken the money back.
 */
export type GiftState = "quoted" | "paying" | "scheduled" | "sent" | "takenBack" | "voided";

/** Gift cards that people buy for others. The card itself is made when the gift is sent, its number never kept. */
export const gifts = pgTable(
  "gifts",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    state: text().$type<GiftState>().notNull(),
    country: text().$type<Country>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountInCents: cents().notNull(),
    design: text().$type<"waves" | "vinyl" | "sunrise" | "stars">().notNull(),
    recipientName: text().notNull(),
    /** Empty when nobody is to be written to any more. */
    recipientEmail: text().notNull(),
    senderName: text().notNull(),
    message: text().notNull(),
    language: text().$type<Locale>().notNull(),
    sendOn: billingDay().notNull(),
    quotedAt: instant().notNull(),
    /** How often a card was tried. */
    tries: integer().notNull(),
    /** Business time, shown to the giver. */
    paidAt: instant(),
    sentOn: billingDay(),
    /** How often its mail was sent. */
    mails: integer().notNull(),
    giftCardId: text(),
    /** The dispute that made it void. */
    voidedBy: text(),
    /** On whose pages it was bought; its mail goes out under their name. */
    brand: text(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    index("gifts_waiting")
      .on(table.sendOn)
      .where(sql`${table.state} = 'scheduled'`),
    index("gifts_quoted")
      .on(table.quotedAt)
      .where(sql`${table.state} = 'quoted'`),
    check("gifts_positive", sql`${table.amountInCents} > 0`),
  ],
);

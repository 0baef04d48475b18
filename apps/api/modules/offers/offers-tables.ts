import type { BaseTerm, BillingPlatform, Offer, ServiceType } from "@skywave/domain/offers/offer";
import type { Country } from "@skywave/domain/locale/country";
import type { Currency } from "@skywave/domain/money/currency";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Offers by version. A version never changes once it has been quoted; new terms are a new version. */
export const offers = pgTable(
  "offers",
  {
    id: text().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    country: text().$type<Country>().notNull(),
    currency: text().$type<Currency>().notNull(),
    baseTerm: text().$type<BaseTerm>().notNull(),
    serviceType: text().$type<ServiceType>().notNull(),
    billingPlatform: text().$type<BillingPlatform>().notNull(),
    products: jsonb().$type<Offer["products"]>().notNull(),
    phases: jsonb().$type<Offer["phases"]>().notNull(),
    /** Shown without a promo code. */
    isOrganic: boolean().notNull(),
    /**
     * `subscribers` switch to it from another plan, `leaving` stay for it; neither is sold to those who are new.
     * `students` have been verified; everybody else sees that they would have to be.
     */
    audience: text()
      .$type<"everyone" | "subscribers" | "leaving" | "students">()
      .notNull()
      .default("everyone"),
    /** Place in the list, lowest first. */
    rank: integer().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** Codes that open offers which are not in the open catalogue. */
export const promoCodes = pgTable("promo_codes", {
  /** In upper case; typed codes are compared without regard to case. */
  code: text().primaryKey(),
  offerIds: jsonb().$type<string[]>().notNull(),
  country: text().$type<Country>().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant(),
  isRedeemed: boolean().notNull(),
  offersAffectTrialEligibility: boolean().notNull(),
  /** Null where it opens its offers wherever they are billed. */
  billingPlatform: text().$type<BillingPlatform>(),
  /** Names the pages that welcome those who come by it. */
  campaignId: text(),
});

/** Links to an offer that is meant for one customer. Neither the token nor the address can be read from them. */
export const offerLinks = pgTable("offer_links", {
  /** Of the token. */
  digest: text().primaryKey(),
  offerId: text().notNull(),
  /** Keyed, of the address that the link was sent to. */
  contactDigest: text().notNull(),
  maskedEmail: text().notNull(),
  expiresAt: instant().notNull(),
});

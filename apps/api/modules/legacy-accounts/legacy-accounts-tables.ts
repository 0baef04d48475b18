import type { LegacyAccount } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Country } from "@skywave/domain/locale/country";
import { boolean, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

/** What the legacy system's import says about the accounts that are kept there. */
export const legacyAccounts = pgTable(
  "legacy_accounts",
  {
    /** Of the legacy system; its owner reads it on their bills. */
    accountNumber: text().primaryKey(),
    /** Has the subscriptions and the bills; nobody can sign in to it before they have registered. */
    identityId: text().notNull(),
    country: text().$type<Country>().notNull(),
    accountType: text().$type<LegacyAccount["accountType"]>().notNull(),
    hasService: boolean().notNull(),
    firstName: text(),
    lastName: text(),
    /** On file to be written to, and nobody's name to sign in by. Relatives may share it. */
    email: text(),
    phone: text(),
    serviceAddress: jsonb().$type<Address>(),
    hasSpecialHandling: boolean().notNull().default(false),
    isClosed: boolean().notNull().default(false),
    isInCollections: boolean().notNull().default(false),
  },
  ({ identityId, email }) => [unique("legacy_accounts_identity").on(identityId), index().on(email)],
);

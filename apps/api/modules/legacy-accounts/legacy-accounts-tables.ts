import type { LegacyAccount } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** What the legacy system's import says about people whose accounts are kept there. */
export const legacyAccounts = pgTable("legacy_accounts", {
  identityId: text().primaryKey(),
  country: text().$type<Country>().notNull(),
  accountType: text().$type<LegacyAccount["accountType"]>().notNull(),
  hasService: boolean().notNull(),
});

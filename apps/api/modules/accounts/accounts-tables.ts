import type { ConsentType } from "@skywave/domain/consents/consent";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import { boolean, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { billingDay, instant } from "#platform/database/columns.ts";

/** What belongs to a person beside their sign-in; made when it is first asked for. */
export const accounts = pgTable(
  "accounts",
  {
    identityId: text().primaryKey(),
    accountNumber: text().notNull(),
    specialHandlingFlag: boolean().notNull(),
    userOptedOut: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique("accounts_number").on(table.accountNumber)],
);

/** Who agreed to which text. Rows are added and never changed: they are what is shown to a court. */
export const agreements = pgTable(
  "agreements",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    consentType: text().$type<ConsentType>().notNull(),
    countryCode: text().$type<Country>().notNull(),
    platform: text().$type<"Web">().notNull(),
    appVersion: text().$type<"1.0">().notNull(),
    version: billingDay().notNull(),
    language: text().$type<Locale>().notNull(),
    agreedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.id] })],
);

/** Each time somebody opted out of marketing cookies or back in; what holds now stands in the account. */
export const privacyOptions = pgTable(
  "privacy_options",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    isOptedOut: boolean().notNull(),
    source: text().$type<"consentGroup" | "globalPrivacyControl">().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.id] })],
);

/** Listeners; one an account today. */
export const profiles = pgTable("profiles", {
  identityId: text().primaryKey(),
  id: text().notNull(),
  nickname: text().notNull(),
  isTastePickingBypassed: boolean().notNull(),
  createdAt: instant().notNull(),
});

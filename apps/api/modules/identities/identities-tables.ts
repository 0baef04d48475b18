import type { Locale } from "@skywave/domain/locale/locale";
import { boolean, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { currentBrandKey } from "#platform/brands/current-brand.ts";
import { instant } from "#platform/database/columns.ts";
import type { Assurance } from "#platform/http/caller.ts";

/** People who can sign in. E-mail addresses and usernames are kept normalised, so that they are unique. */
export const identities = pgTable(
  "identities",
  {
    id: text().primaryKey(),
    email: text(),
    /** When somebody showed that they read the mail of the address; until then it may be anybody's. */
    emailProvedAt: instant(),
    username: text(),
    phone: text(),
    passwordHash: text(),
    /** Name and password were made for the person, who never chose them and may not know the password. */
    hasRandomCredentials: boolean().notNull().default(false),
    state: text().$type<"ATLAS" | "STREAMING" | "ACCOUNT">().notNull(),
    language: text().$type<Locale>().notNull(),
    /** When the person chose it in their account; until then an address in Quebec may change it. */
    languageChosenAt: instant(),
    createdAt: instant().notNull(),
    /** Set when the person deleted their account; all that was personal is gone by then. */
    deletedAt: instant(),
    /** The key of the brand on whose pages the person joined; its name is on all that we send them. */
    brand: text()
      .notNull()
      .default("")
      .$defaultFn(() => currentBrandKey() ?? ""),
  },
  (table) => [unique("identities_email").on(table.email), unique("identities_username").on(table.username)],
);

/** What a grant may be exchanged for: a session, or the identity grant of one way to sign in. */
export type GrantPurpose = "session" | "one-time-code" | "magic-link" | "passkey";

/** Proofs of identity that are good for one exchange; kept as digests. */
export const identityGrants = pgTable(
  "identity_grants",
  {
    digest: text().primaryKey(),
    purpose: text().$type<GrantPurpose>().notNull(),
    identityId: text().notNull(),
    deviceId: text().notNull(),
    assurance: text().$type<Assurance>().notNull(),
    /** The address whose mail was read for it; none where it was no mail that proved the person. */
    provenEmail: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Proofs that somebody reads the mail of an address, before any identity has it; kept as digests. */
export const addressGrants = pgTable(
  "address_grants",
  {
    digest: text().primaryKey(),
    email: text().notNull(),
    deviceId: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Sign-ins of the legacy system that may still be turned into sessions here; kept as digests, each good once. */
export const legacySignIns = pgTable("legacy_sign_ins", {
  digest: text().primaryKey(),
  identityId: text().notNull(),
  usedAt: instant(),
});

/** Which device a casting grant was used on, and the session that it started there. */
export const castingUses = pgTable(
  "casting_uses",
  {
    grantId: text().primaryKey(),
    deviceId: text().notNull(),
    sessionId: text(),
    /** Set when a second device came with the same grant: it is good for nobody from then on. */
    revokedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Codes with which third parties get an access token; kept as digests. */
export const thirdPartyCodes = pgTable(
  "third_party_codes",
  {
    digest: text().primaryKey(),
    clientId: text().notNull(),
    redirectUri: text().notNull(),
    codeChallenge: text().notNull(),
    identityId: text().notNull(),
    country: text().$type<"US" | "CA">().notNull(),
    /** The session in which the person agreed; the code dies with it. */
    grantedBy: text().notNull(),
    expiresAt: instant().notNull(),
    /** The session that the first use started; a second use ends it. */
    sessionId: text(),
  },
  (table) => [index().on(table.expiresAt)],
);

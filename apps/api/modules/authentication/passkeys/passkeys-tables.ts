import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Public keys of people's passkeys (WebAuthn 3, 4: credential record). */
export const passkeys = pgTable(
  "passkeys",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    unique("passkeys_credential_id").on(table.credentialId),
  ],
);

/** The random name under which authenticators know a person; it says nothing about them. */
export const passkeyUsers = pgTable(
  "passkey_users",
  { identityId: text().primaryKey(), userHandle: text().notNull() },
  (table) => [unique("passkey_users_user_handle").on(table.userHandle)],
);

/** Ceremonies that have begun. Grant and challenge are kept as digests; each is good once. */
export const passkeyCeremonies = pgTable(
  "passkey_ceremonies",
  {
    digest: text().primaryKey(),
    kind: text().$type<"create" | "authenticate">().notNull(),
    challengeDigest: text().notNull(),
    sessionId: text().notNull(),
    deviceId: text().notNull(),
    identityId: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

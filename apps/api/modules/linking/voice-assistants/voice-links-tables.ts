import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type { VoiceProvider } from "#providers/voice-assistants/voice-gateway.ts";

/** People on their way to a maker of voice assistants; the state that they bring back is kept as a digest. */
export const voiceRequests = pgTable(
  "voice_requests",
  {
    stateDigest: text().primaryKey(),
    provider: text().$type<VoiceProvider>().notNull(),
    identityId: text().notNull(),
    sessionId: text().notNull(),
    redirectUri: text().notNull(),
    /** The verifier of PKCE, encrypted: who reads this table must not finish somebody's link by it. */
    encryptedVerifier: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Accounts at makers of voice assistants; one plays for one person. */
export const voiceLinks = pgTable(
  "voice_links",
  {
    id: text().primaryKey(),
    provider: text().$type<VoiceProvider>().notNull(),
    /** Keyed digest of the maker's own id. */
    accountDigest: text().notNull(),
    identityId: text().notNull(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    unique("voice_links_account").on(table.provider, table.accountDigest),
    index().on(table.identityId),
  ],
);

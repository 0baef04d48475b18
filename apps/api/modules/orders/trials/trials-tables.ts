import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Who has had their trial: as a person, by their mailbox, and by their card. The key is why nobody has two. */
export const trialClaims = pgTable(
  "trial_claims",
  {
    kind: text().$type<"identity" | "mailbox" | "card">().notNull(),
    /** The identity's id, the keyed digest of the mailbox, or the processor's fingerprint of the card. */
    key: text().notNull(),
    identityId: text().notNull(),
    orderId: text().notNull(),
    claimedAt: instant().notNull(),
  },
  (table) => [primaryKey({ name: "trial_claims_once", columns: [table.kind, table.key] })],
);

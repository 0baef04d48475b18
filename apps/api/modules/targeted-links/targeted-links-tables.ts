import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type { LinkPurpose } from "#platform/jobs/job-payloads.ts";

/** Links of mails that name one plan of one person; kept as digests, long after they are over. */
export const targetedLinks = pgTable(
  "targeted_links",
  {
    digest: text().primaryKey(),
    identityId: text().notNull(),
    subscriptionId: text().notNull(),
    purpose: text().$type<LinkPurpose>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.identityId), index().on(table.expiresAt)],
);

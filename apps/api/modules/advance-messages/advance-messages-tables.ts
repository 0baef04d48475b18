import type { AdvanceMessageKind } from "@skywave/domain/jurisdictions/advance-message-rules";
import type { AdvanceMessageTopic } from "@skywave/domain/advance-messages/next-advance-message";
import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { billingDay, instant } from "#platform/database/columns.ts";

/** What people were told ahead of time, and by which rules. The key is why nobody is told twice. */
export const advanceMessages = pgTable(
  "advance_messages",
  {
    identityId: text().notNull(),
    /** The subscription, or the card. */
    subjectId: text().notNull(),
    topic: text()
      .$type<AdvanceMessageTopic | "cardExpiring" | "cardExpired" | "studentEnd7" | "studentEnd30">()
      .notNull(),
    /** The day of the bill, of the reminder, or the first one on which the free time is over or the card no good. */
    about: billingDay().notNull(),
    kind: text().$type<AdvanceMessageKind>().notNull(),
    ruleIds: jsonb().$type<string[]>().notNull(),
    /** The billing day it went out on. */
    sentOn: billingDay().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.subjectId, table.topic, table.about] })],
);

import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Clock } from "#platform/clock.ts";
import { inboxMessages } from "./inbox-tables.ts";
import type { MessageCarrier } from "./message-carrier.ts";

const SHOWN_AT_MOST = 100;

export type InboxMessage = typeof inboxMessages.$inferSelect;

export interface Inbox extends MessageCarrier {
  /** Newest first; all recipients unless one is named. */
  list(to: string | undefined): Promise<InboxMessage[]>;
}

/** The embedded carrier: keeps every message where the sandbox can show it. */
export function createInbox(database: Database, clock: Clock): Inbox {
  const carrier: MessageCarrier = {
    carry: async ({ id, to, channel, locale, subject, text, html, writtenAt }) => {
      await database
        .queries()
        .insert(inboxMessages)
        .values({ id, to, channel, locale, subject, text, html, sentAt: writtenAt ?? clock.now() })
        .onConflictDoNothing();
    },
  };
  return {
    ...carrier,
    list: (to) =>
      database
        .queries()
        .select()
        .from(inboxMessages)
        .where(to === undefined ? undefined : eq(inboxMessages.to, to))
        .orderBy(desc(inboxMessages.sentAt))
        .limit(SHOWN_AT_MOST),
  };
}

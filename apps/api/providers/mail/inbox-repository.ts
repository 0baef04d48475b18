import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { inOneTurn } from "#platform/database/in-one-turn.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { Clock } from "#platform/clock.ts";
import { inboxMessages } from "./inbox-tables.ts";
import type { MessageCarrier } from "./message-carrier.ts";

const SHOWN_AT_MOST = 100;

export type InboxMessage = Omit<typeof inboxMessages.$inferSelect, "arrival">;

/** Whose messages: of one address, of all that have a text in them, or everybody's. */
export interface InboxFilter {
  to?: string | undefined;
  search?: string | undefined;
}

export interface Inbox extends MessageCarrier {
  /** A hundred at most: one person's by the time that their clock showed, everybody's by their arrival; the last first. */
  list(filter: InboxFilter): Promise<InboxMessage[]>;
}

/** The embedded carrier: keeps every message where the sandbox can show it. */
export function createInbox(database: Database, clock: Clock): Inbox {
  const keep = inOneTurn(async (messages: (typeof inboxMessages.$inferInsert)[]) => {
    await database.queries().execute(sql`${insertRows(inboxMessages, messages)} on conflict do nothing`);
  });
  const carrier: MessageCarrier = {
    carry: ({ id, to, channel, locale, subject, text, html, writtenAt }) =>
      keep({ id, to, channel, locale, subject, text, html, sentAt: writtenAt ?? clock.now() }),
  };
  return {
    ...carrier,
    list: ({ to, search }) => {
      const { arrival: _arrival, ...shown } = getTableColumns(inboxMessages);
      return database
        .queries()
        .select(shown)
        .from(inboxMessages)
        .where(
          and(
            to === undefined ? undefined : eq(inboxMessages.to, to.toLowerCase()),
            search === undefined
              ? undefined
              : sql`strpos(lower(${inboxMessages.to}), ${search.toLowerCase()}) > 0`,
          ),
        )
        .orderBy(desc(to === undefined ? inboxMessages.arrival : inboxMessages.sentAt))
        .limit(SHOWN_AT_MOST);
    },
  };
}

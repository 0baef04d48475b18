import type { SentAdvanceMessage } from "@skywave/domain/advance-messages/next-advance-message";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { advanceMessages } from "./advance-messages-tables.ts";

export type AdvanceMessageRow = typeof advanceMessages.$inferSelect;

export interface AdvanceMessagesRepository {
  /** What was told of a subscription. */
  listSent(identityId: string, subscriptionId: string): Promise<SentAdvanceMessage[]>;
  isSent(message: Pick<AdvanceMessageRow, "identityId" | "subjectId" | "topic" | "about">): Promise<boolean>;
  /** False when it was written down before: then somebody else sends it, or has. */
  add(message: AdvanceMessageRow): Promise<boolean>;
  /** Takes what was told of plans along to the account that they are in from now on, so that nobody is told it twice. */
  moveAllOf(identityId: string, subscriptionIds: readonly string[], keeperId: string): Promise<void>;
}

/** Storage of what people were told ahead of time. */
export function createAdvanceMessagesRepository(database: Database): AdvanceMessagesRepository {
  const queries = () => database.queries();
  return {
    async listSent(identityId, subscriptionId) {
      const rows = await queries()
        .select({ topic: advanceMessages.topic, about: advanceMessages.about, on: advanceMessages.sentOn })
        .from(advanceMessages)
        .where(
          and(
            eq(advanceMessages.identityId, identityId),
            eq(advanceMessages.subjectId, subscriptionId),
            inArray(advanceMessages.topic, ["bill", "reminder", "freeEnd", "studentEnd30", "studentEnd7"]),
          ),
        );
      return rows.map(({ topic, ...days }) => ({ ...days, topic: topicOf(topic) }));
    },

    async isSent(message) {
      const { identityId, subjectId, topic, about } = message;
      const rows = await queries()
        .select({ about: advanceMessages.about })
        .from(advanceMessages)
        .where(
          and(
            eq(advanceMessages.identityId, identityId),
            eq(advanceMessages.subjectId, subjectId),
            eq(advanceMessages.topic, topic),
            eq(advanceMessages.about, about),
          ),
        );
      return rows.length > 0;
    },

    async add(message) {
      const rows = await queries()
        .insert(advanceMessages)
        .values(message)
        .onConflictDoNothing()
        .returning({ about: advanceMessages.about });
      return rows.length > 0;
    },

    async moveAllOf(identityId, subscriptionIds, keeperId) {
      await queries()
        .update(advanceMessages)
        .set({ identityId: keeperId })
        .where(
          and(
            eq(advanceMessages.identityId, identityId),
            inArray(advanceMessages.subjectId, [...subscriptionIds]),
          ),
        );
    },
  };
}

function topicOf(topic: AdvanceMessageRow["topic"]): SentAdvanceMessage["topic"] {
  if (topic === "bill" || topic === "reminder" || topic === "freeEnd") return topic;
  return "studentEnd";
}

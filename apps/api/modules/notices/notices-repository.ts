import type { SentNotice } from "@skywave/domain/notices/next-notice";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { notices } from "./notices-tables.ts";

export type NoticeRow = typeof notices.$inferSelect;

export interface NoticesRepository {
  /** What was told of a subscription. */
  listSent(identityId: string, subscriptionId: string): Promise<SentNotice[]>;
  isTold(notice: Pick<NoticeRow, "identityId" | "subjectId" | "topic" | "about">): Promise<boolean>;
  /** False when it was written down before: then somebody else sends it, or has. */
  add(notice: NoticeRow): Promise<boolean>;
}

/** Storage of what people were told ahead of time. */
export function createNoticesRepository(database: Database): NoticesRepository {
  const queries = () => database.queries();
  return {
    async listSent(identityId, subscriptionId) {
      const rows = await queries()
        .select({ topic: notices.topic, about: notices.about, on: notices.sentOn })
        .from(notices)
        .where(
          and(
            eq(notices.identityId, identityId),
            eq(notices.subjectId, subscriptionId),
            inArray(notices.topic, ["bill", "reminder", "freeEnd", "studentEnd30", "studentEnd7"]),
          ),
        );
      return rows.map(({ topic, ...days }) => ({ ...days, topic: topicOf(topic) }));
    },

    async isTold(notice) {
      const { identityId, subjectId, topic, about } = notice;
      const rows = await queries()
        .select({ about: notices.about })
        .from(notices)
        .where(
          and(
            eq(notices.identityId, identityId),
            eq(notices.subjectId, subjectId),
            eq(notices.topic, topic),
            eq(notices.about, about),
          ),
        );
      return rows.length > 0;
    },

    async add(notice) {
      const rows = await queries()
        .insert(notices)
        .values(notice)
        .onConflictDoNothing()
        .returning({ about: notices.about });
      return rows.length > 0;
    },
  };
}

function topicOf(topic: NoticeRow["topic"]): SentNotice["topic"] {
  if (topic === "bill" || topic === "reminder" || topic === "freeEnd") return topic;
  return "studentEnd";
}

import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { consentLedger, consentTexts } from "./consents-tables.ts";

export type ConsentEntry = Omit<typeof consentLedger.$inferSelect, "place">;
export type ConsentSubject = Pick<ConsentEntry, "subjectKind" | "subject">;

export interface ConsentsRepository {
  addText(digest: string, text: string): Promise<void>;
  /** What was written down before is not written again. */
  add(entries: ConsentEntry[]): Promise<void>;
  /** The last word on each topic. */
  listLatest(consentSubject: ConsentSubject): Promise<Pick<ConsentEntry, "topic" | "isGranted">[]>;
}

/** Storage of consents. There is no way to change or remove one. */
export function createConsentsRepository(database: Database): ConsentsRepository {
  const queries = () => database.queries();
  return {
    async addText(digest, text) {
      await queries().insert(consentTexts).values({ digest, text }).onConflictDoNothing();
    },

    async add(entries) {
      if (entries.length === 0) return;
      await queries().insert(consentLedger).values(entries).onConflictDoNothing();
    },

    async listLatest({ subjectKind, subject }) {
      return queries()
        .selectDistinctOn([consentLedger.topic], {
          topic: consentLedger.topic,
          isGranted: consentLedger.isGranted,
        })
        .from(consentLedger)
        .where(and(eq(consentLedger.subjectKind, subjectKind), eq(consentLedger.subject, subject)))
        .orderBy(consentLedger.topic, desc(consentLedger.place));
    },
  };
}

import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { consentLedger, consentTexts } from "./consents-tables.ts";

export type ConsentEntry = Omit<typeof consentLedger.$inferSelect, "place">;
export type ConsentSubject = Pick<ConsentEntry, "subjectKind" | "subject">;

/** Storage of consents. There is no way to change or remove one. */
export function createConsentsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async addText(digest: string, text: string): Promise<void> {
      await queries().insert(consentTexts).values({ digest, text }).onConflictDoNothing();
    },

    /** What was written down before is not written again. */
    async add(entries: ConsentEntry[]): Promise<void> {
      if (entries.length === 0) return;
      await queries().insert(consentLedger).values(entries).onConflictDoNothing();
    },

    /** The last word on each topic. */
    async listLatest({ subjectKind, subject }: ConsentSubject) {
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

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;

import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { studentVerifications } from "./students-tables.ts";

/** Storage of who was verified to be a student. */
export function createStudentsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async findVerifiedUntil(identityId: string): Promise<Temporal.PlainDate | undefined> {
      const [row] = await queries()
        .select({ verifiedUntil: studentVerifications.verifiedUntil })
        .from(studentVerifications)
        .where(eq(studentVerifications.identityId, identityId));
      return row?.verifiedUntil;
    },

    async save(verification: typeof studentVerifications.$inferSelect): Promise<void> {
      const { verifiedUntil } = verification;
      await queries()
        .insert(studentVerifications)
        .values(verification)
        .onConflictDoUpdate({ target: studentVerifications.identityId, set: { verifiedUntil } });
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(studentVerifications).where(eq(studentVerifications.identityId, identityId));
    },
  };
}

export type StudentsRepository = ReturnType<typeof createStudentsRepository>;

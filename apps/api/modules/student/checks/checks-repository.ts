import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { studentCallbacks, studentChecks } from "../student-tables.ts";

export type CheckRow = typeof studentChecks.$inferSelect;

const OPEN = ["documentsNeeded", "inReview"] as const;

/** Storage of checks, and of the callbacks that decided them. */
export function createChecksRepository(database: Database) {
  const queries = () => database.queries();
  const isCheck = ({ identityId, id }: Pick<CheckRow, "identityId" | "id">) =>
    and(eq(studentChecks.identityId, identityId), eq(studentChecks.id, id));
  return {
    async findLatest(identityId: string): Promise<CheckRow | undefined> {
      const [row] = await queries()
        .select()
        .from(studentChecks)
        .where(eq(studentChecks.identityId, identityId))
        .orderBy(desc(studentChecks.startedAt), desc(studentChecks.id))
        .limit(1);
      return row;
    },

    async find(identityId: string, id: string): Promise<CheckRow | undefined> {
      const [row] = await queries().select().from(studentChecks).where(isCheck({ identityId, id }));
      return row;
    },

    /** Keeps everybody else from deciding about a check until the transaction ends. */
    async lockByVerification(verificationId: string): Promise<CheckRow | undefined> {
      const [row] = await queries()
        .select()
        .from(studentChecks)
        .where(eq(studentChecks.verificationId, verificationId))
        .for("update");
      return row;
    },

    /** False while another check of the person is open. */
    async add(check: CheckRow): Promise<boolean> {
      const rows = await queries()
        .insert(studentChecks)
        .values(check)
        .onConflictDoNothing()
        .returning({ id: studentChecks.id });
      return rows.length > 0;
    },

    /** Moves an open check on; false when it has been decided meanwhile. */
    async change(check: CheckRow, changes: Partial<Pick<CheckRow, "state" | "reason" | "expiresAt">>) {
      const rows = await queries()
        .update(studentChecks)
        .set(changes)
        .where(and(isCheck(check), inArray(studentChecks.state, OPEN)))
        .returning({ id: studentChecks.id });
      return rows.length > 0;
    },

    /** False for a callback that was taken before. */
    async keepCallback(nonce: string, receivedAt: Temporal.Instant): Promise<boolean> {
      const rows = await queries()
        .insert(studentCallbacks)
        .values({ nonce, receivedAt })
        .onConflictDoNothing()
        .returning({ nonce: studentCallbacks.nonce });
      return rows.length > 0;
    },

    /** By then a callback of that name is refused for its age. */
    async removeCallbacksBefore(instant: Temporal.Instant): Promise<void> {
      await queries().delete(studentCallbacks).where(lt(studentCallbacks.receivedAt, instant));
    },
  };
}

export type ChecksRepository = ReturnType<typeof createChecksRepository>;

import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { studentCallbacks, studentChecks } from "../student-tables.ts";

export type CheckRow = typeof studentChecks.$inferSelect;

const OPEN = ["documentsNeeded", "inReview"] as const;

export interface ChecksRepository {
  findLatest(identityId: string): Promise<CheckRow | undefined>;
  find(identityId: string, id: string): Promise<CheckRow | undefined>;
  /** Keeps everybody else from deciding about a check until the transaction ends. */
  lockByVerification(verificationId: string): Promise<CheckRow | undefined>;
  /** False while another check of the person is open. */
  add(check: CheckRow): Promise<boolean>;
  /** Moves an open check on; false when it has been decided meanwhile. */
  change(
    check: CheckRow,
    changes: Partial<Pick<CheckRow, "state" | "reason" | "expiresAt">>,
  ): Promise<boolean>;
  /** False for a callback that was taken before. */
  saveCallback(nonce: string, receivedAt: Temporal.Instant): Promise<boolean>;
  /** By then a callback of that name is refused for its age. */
  removeCallbacksBefore(instant: Temporal.Instant): Promise<void>;
}

/** Storage of checks, and of the callbacks that decided them. */
export function createChecksRepository(database: Database): ChecksRepository {
  const queries = () => database.queries();
  const isCheck = ({ identityId, id }: Pick<CheckRow, "identityId" | "id">) =>
    and(eq(studentChecks.identityId, identityId), eq(studentChecks.id, id));
  return {
    async findLatest(identityId) {
      const [row] = await queries()
        .select()
        .from(studentChecks)
        .where(eq(studentChecks.identityId, identityId))
        .orderBy(desc(studentChecks.startedAt), desc(studentChecks.id))
        .limit(1);
      return row;
    },

    async find(identityId, id) {
      const [row] = await queries().select().from(studentChecks).where(isCheck({ identityId, id }));
      return row;
    },

    async lockByVerification(verificationId) {
      const [row] = await queries()
        .select()
        .from(studentChecks)
        .where(eq(studentChecks.verificationId, verificationId))
        .for("update");
      return row;
    },

    async add(check) {
      const rows = await queries()
        .insert(studentChecks)
        .values(check)
        .onConflictDoNothing()
        .returning({ id: studentChecks.id });
      return rows.length > 0;
    },

    async change(check, changes) {
      const rows = await queries()
        .update(studentChecks)
        .set(changes)
        .where(and(isCheck(check), inArray(studentChecks.state, OPEN)))
        .returning({ id: studentChecks.id });
      return rows.length > 0;
    },

    async saveCallback(nonce, receivedAt) {
      const rows = await queries()
        .insert(studentCallbacks)
        .values({ nonce, receivedAt })
        .onConflictDoNothing()
        .returning({ nonce: studentCallbacks.nonce });
      return rows.length > 0;
    },

    async removeCallbacksBefore(instant) {
      await queries().delete(studentCallbacks).where(lt(studentCallbacks.receivedAt, instant));
    },
  };
}

import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { passwordLocks } from "./password-locks-tables.ts";
import type { LockState } from "./decide-lock.ts";

/** Whose failures are counted together. */
export interface LockSubject {
  identityId: string;
  /** A device that the account is known on, or `unknown` for all others. */
  device: string;
}

const KEPT_FAILURES_IN_A_ROW = 100;

export interface PasswordLocksRepository {
  /** Reads a state and holds it, so that tries made at the same moment are decided one after the other. */
  lock(subject: LockSubject, state: LockState, now: Temporal.Instant): Promise<LockState>;
  save(subject: LockSubject, state: LockState, now: Temporal.Instant): Promise<void>;
  /** Takes one failure back. */
  undo(subject: LockSubject): Promise<void>;
  clear(subject: LockSubject): Promise<void>;
  clearAllOf(identityId: string): Promise<void>;
  /** A password that was switched off stays off until it is set anew, however long that takes. */
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of failed passwords. */
export function createPasswordLocksRepository(database: Database): PasswordLocksRepository {
  const queries = () => database.queries();
  const isSubject = ({ identityId, device }: LockSubject) =>
    and(eq(passwordLocks.identityId, identityId), eq(passwordLocks.device, device));
  return {
    async lock(subject, state, now) {
      await queries()
        .insert(passwordLocks)
        .values({ ...subject, ...state, triedAt: now })
        .onConflictDoNothing();
      const [row] = await queries().select().from(passwordLocks).where(isSubject(subject)).for("update");
      return row ?? state;
    },

    async save(subject, state, now) {
      const { failures, windowStartedAt, failuresInARow, locks, lockedUntil } = state;
      await queries()
        .update(passwordLocks)
        .set({ failures, windowStartedAt, failuresInARow, locks, lockedUntil, triedAt: now })
        .where(isSubject(subject));
    },

    async undo(subject) {
      const { failures, failuresInARow } = passwordLocks;
      await queries()
        .update(passwordLocks)
        .set({
          failures: sql`greatest(${failures} - 1, 0)`,
          failuresInARow: sql`greatest(${failuresInARow} - 1, 0)`,
        })
        .where(isSubject(subject));
    },

    async clear(subject) {
      await queries().delete(passwordLocks).where(isSubject(subject));
    },

    async clearAllOf(identityId) {
      await queries().delete(passwordLocks).where(eq(passwordLocks.identityId, identityId));
    },

    async removeExpired(before) {
      await queries()
        .delete(passwordLocks)
        .where(
          and(lt(passwordLocks.triedAt, before), lt(passwordLocks.failuresInARow, KEPT_FAILURES_IN_A_ROW)),
        );
    },
  };
}

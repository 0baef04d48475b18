import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { signalRefreshes } from "./signal-tables.ts";

export type SignalRefreshRow = typeof signalRefreshes.$inferSelect;
type Progress = Pick<SignalRefreshRow, "state" | "nextSendAt"> &
  Partial<Pick<SignalRefreshRow, "sentAt" | "sendCount" | "heardAt">>;

export interface SignalRepository {
  /** False where the radio is being refreshed already. */
  add(row: SignalRefreshRow): Promise<boolean>;
  find(id: string): Promise<SignalRefreshRow | undefined>;
  /** The one that is still sent, or asked about. */
  findRunning(radioId: string): Promise<SignalRefreshRow | undefined>;
  /** When somebody had the radio refreshed from a time on, the earliest first. */
  listRequestTimes(radioId: string, from: Temporal.Instant): Promise<Temporal.Instant[]>;
  /** The newest of each of the radios that has any, and only what is kept. */
  listNewest(radioIds: readonly string[]): Promise<SignalRefreshRow[]>;
  /** Takes those that are due, so that no other node has them before `until`. */
  takeDue(now: Temporal.Instant, until: Temporal.Instant): Promise<SignalRefreshRow[]>;
  advance(id: string, progress: Progress): Promise<void>;
  remove(id: string): Promise<void>;
  removeOlder(before: Temporal.Instant): Promise<void>;
}

const MOST_AT_ONCE = 200;

/** Storage of what is sent to radios. */
export function createSignalRepository(database: Database): SignalRepository {
  const queries = () => database.queries();
  return {
    async add(row) {
      const rows = await queries()
        .insert(signalRefreshes)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: signalRefreshes.id });
      return rows.length > 0;
    },

    async find(id) {
      const [row] = await queries().select().from(signalRefreshes).where(eq(signalRefreshes.id, id));
      return row;
    },

    async findRunning(radioId) {
      const [row] = await queries()
        .select()
        .from(signalRefreshes)
        .where(and(eq(signalRefreshes.radioId, radioId), isNotNull(signalRefreshes.nextSendAt)));
      return row;
    },

    async listRequestTimes(radioId, from) {
      const rows = await queries()
        .select({ requestedAt: signalRefreshes.requestedAt })
        .from(signalRefreshes)
        .where(
          and(
            eq(signalRefreshes.radioId, radioId),
            eq(signalRefreshes.cause, "asked"),
            gte(signalRefreshes.requestedAt, from),
          ),
        )
        .orderBy(asc(signalRefreshes.requestedAt));
      return rows.map(({ requestedAt }) => requestedAt);
    },

    async listNewest(radioIds) {
      return queries()
        .selectDistinctOn([signalRefreshes.radioId])
        .from(signalRefreshes)
        .where(inArray(signalRefreshes.radioId, [...radioIds]))
        .orderBy(asc(signalRefreshes.radioId), desc(signalRefreshes.requestedAt));
    },

    async takeDue(now, until) {
      const due = queries()
        .select({ id: signalRefreshes.id })
        .from(signalRefreshes)
        .where(lte(signalRefreshes.nextSendAt, now))
        .orderBy(asc(signalRefreshes.nextSendAt))
        .limit(MOST_AT_ONCE)
        .for("update", { skipLocked: true });
      return queries()
        .update(signalRefreshes)
        .set({ nextSendAt: until })
        .where(inArray(signalRefreshes.id, due))
        .returning();
    },

    async advance(id, progress) {
      await queries().update(signalRefreshes).set(progress).where(eq(signalRefreshes.id, id));
    },

    async remove(id) {
      await queries().delete(signalRefreshes).where(eq(signalRefreshes.id, id));
    },

    async removeOlder(before) {
      await queries()
        .delete(signalRefreshes)
        .where(and(sql`${signalRefreshes.nextSendAt} is null`, lte(signalRefreshes.requestedAt, before)));
    },
  };
}

import { and, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Place } from "../contents/page-cursor.ts";
import { playbackStates } from "../library-tables.ts";

export type PlaybackStateRow = typeof playbackStates.$inferSelect;

export interface PlaybackStatesRepository {
  find(identityId: string, entityIds: readonly string[]): Promise<PlaybackStateRow[]>;
  /** Keeps what was so last; answers what holds. */
  put(row: PlaybackStateRow): Promise<PlaybackStateRow>;
  /** Episodes that can still be heard, what was played last first. */
  list(
    identityId: string,
    part: {
      isFinished: boolean | undefined;
      /** Only episodes of this show. */
      showId: string | undefined;
      now: Temporal.Instant;
      after: Place | undefined;
      size: number;
    },
  ): Promise<PlaybackStateRow[]>;
  /** The ids of all that somebody has begun and can still hear. */
  listBegun(identityId: string, now: Temporal.Instant): Promise<string[]>;
  listFinished(identityId: string, now: Temporal.Instant): Promise<string[]>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of how far people are. */
export function createPlaybackStatesRepository(database: Database): PlaybackStatesRepository {
  const queries = () => database.queries();
  const { identityId: whose, entityId, updatedAt, isFinished, expiresAt } = playbackStates;
  const listIds = async (identityId: string, now: Temporal.Instant, finished?: boolean) => {
    const rows = await queries()
      .select({ entityId })
      .from(playbackStates)
      .where(
        and(
          eq(whose, identityId),
          gt(expiresAt, now),
          finished === undefined ? undefined : eq(isFinished, finished),
        ),
      );
    return rows.map((row) => row.entityId);
  };
  return {
    async find(identityId, entityIds) {
      if (entityIds.length === 0) return [];
      return queries()
        .select()
        .from(playbackStates)
        .where(and(eq(whose, identityId), inArray(entityId, [...entityIds])));
    },

    async put(row) {
      const [written] = await queries()
        .insert(playbackStates)
        .values(row)
        .onConflictDoUpdate({
          target: [whose, entityId],
          set: row,
          setWhere: lte(updatedAt, row.updatedAt),
        })
        .returning();
      if (written !== undefined) return written;
      const [newer] = await queries()
        .select()
        .from(playbackStates)
        .where(and(eq(whose, row.identityId), eq(entityId, row.entityId)));
      // Whoever was wiped meanwhile has none.
      return newer ?? row;
    },

    async list(identityId, { isFinished: finished, showId, now, after, size }) {
      return queries()
        .select()
        .from(playbackStates)
        .where(
          and(
            eq(whose, identityId),
            gt(expiresAt, now),
            finished === undefined ? undefined : eq(isFinished, finished),
            showId === undefined ? undefined : sql`starts_with(${entityId}, ${`${showId}_`})`,
            after && sql`(${updatedAt}, ${entityId}) < (${after.key}::timestamptz, ${after.id}::text)`,
          ),
        )
        .orderBy(desc(updatedAt), desc(entityId))
        .limit(size);
    },

    listBegun: (identityId, now) => listIds(identityId, now),
    listFinished: (identityId, now) => listIds(identityId, now, true),

    async removeAllOf(identityId) {
      await queries().delete(playbackStates).where(eq(whose, identityId));
    },

    async removeExpired(now) {
      await queries().delete(playbackStates).where(lt(expiresAt, now));
    },
  };
}

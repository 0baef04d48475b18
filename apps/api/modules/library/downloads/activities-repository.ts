import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { contentActivities } from "../library-tables.ts";

export type ActivityRow = typeof contentActivities.$inferSelect;

export interface ActivitiesRepository {
  /** Keeps the last time of each kind for each thing, and the newest of all of a kind. */
  put(row: ActivityRow, mostOfAKind: number): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of what people did. */
export function createActivitiesRepository(database: Database): ActivitiesRepository {
  const queries = () => database.queries();
  const { identityId: whose, activityType, itemId, happenedAt } = contentActivities;
  return {
    async put(row, mostOfAKind) {
      await queries()
        .insert(contentActivities)
        .values(row)
        .onConflictDoUpdate({
          target: [whose, activityType, itemId],
          set: { happenedAt: sql`greatest(${happenedAt}, excluded.happened_at)` },
        });
      const isOfKind = and(eq(whose, row.identityId), eq(activityType, row.activityType));
      const newest = queries()
        .select({ itemId })
        .from(contentActivities)
        .where(isOfKind)
        .orderBy(desc(happenedAt))
        .limit(mostOfAKind);
      await queries()
        .delete(contentActivities)
        .where(and(isOfKind, notInArray(itemId, newest)));
    },
    async removeAllOf(identityId) {
      await queries().delete(contentActivities).where(eq(whose, identityId));
    },
  };
}

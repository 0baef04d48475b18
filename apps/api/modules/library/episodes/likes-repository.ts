import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { contentActivities, libraryItems, playbackStates } from "../library-tables.ts";

/** So much of what somebody did last tells what they like now. */
const NEWEST = 500;

export interface LikesRepository {
  /** The genres of what somebody keeps, has begun and has played, the dearest first. */
  listGenres(identityId: string, size: number): Promise<string[]>;
  /** Which of these somebody keeps already, or does not want. */
  listKnown(identityId: string, itemIds: readonly string[]): Promise<string[]>;
}

/** Storage of what people like, as what they do tells it. */
export function createLikesRepository(database: Database): LikesRepository {
  const queries = () => database.queries();
  return {
    async listGenres(identityId, size) {
      const { rows } = await queries().execute<{ genre: string }>(sql`
        select genre from (
          (select genre from ${libraryItems} where identity_id = ${identityId} order by kept_at desc limit ${NEWEST})
          union all
          (select genre from ${playbackStates} where identity_id = ${identityId}
            order by updated_at desc limit ${NEWEST})
          union all
          (select genre from ${contentActivities} where identity_id = ${identityId} and activity_type = 'played'
            order by happened_at desc limit ${NEWEST})
        ) liked group by genre order by count(*) desc, genre limit ${size}`);
      return rows.map(({ genre }) => genre);
    },

    async listKnown(identityId, itemIds) {
      if (itemIds.length === 0) return [];
      const kept = queries()
        .select({ itemId: libraryItems.itemId })
        .from(libraryItems)
        .where(and(eq(libraryItems.identityId, identityId), inArray(libraryItems.itemId, [...itemIds])));
      const dismissed = queries()
        .select({ itemId: contentActivities.itemId })
        .from(contentActivities)
        .where(
          and(
            eq(contentActivities.identityId, identityId),
            eq(contentActivities.activityType, "dismissed"),
            inArray(contentActivities.itemId, [...itemIds]),
          ),
        );
      return (await kept.union(dismissed)).map(({ itemId }) => itemId);
    },
  };
}

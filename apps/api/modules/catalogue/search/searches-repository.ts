import type { EntityType } from "@skywave/contract";
import { and, countDistinct, desc, eq, gte, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { searchCounts, searches } from "../catalogue-tables.ts";

export type Search = typeof searches.$inferSelect;
export type SearchCount = typeof searchCounts.$inferSelect;

export interface SearchesRepository {
  /** Keeps a search as the newest of its person, whatever they looked for the same words before; the newest of all stay. */
  keep(search: Search, mostOfOnePerson: number): Promise<void>;
  /** The newest first. */
  list(
    identityId: string,
    asked: { size: number; since: Temporal.Instant; entityType?: EntityType | undefined },
  ): Promise<Search[]>;
  forget(identityId: string, plainQuery?: string): Promise<void>;
  count(found: SearchCount): Promise<void>;
  /** What was found on at least so many devices, the most of them first. */
  listTrending(asked: {
    since: string;
    leastDevices: number;
    size: number;
    entityType?: EntityType | undefined;
  }): Promise<{ entityType: EntityType; entityId: string }[]>;
  removeExpired(before: { searchedAt: Temporal.Instant; day: string }): Promise<void>;
}

/** Storage of what was looked for. */
export function createSearchesRepository(database: Database): SearchesRepository {
  const queries = () => database.queries();
  return {
    async keep(search, mostOfOnePerson) {
      const isTheirs = eq(searches.identityId, search.identityId);
      await queries()
        .insert(searches)
        .values(search)
        .onConflictDoUpdate({ target: [searches.identityId, searches.plainQuery], set: search });
      const newest = queries()
        .select({ plainQuery: searches.plainQuery })
        .from(searches)
        .where(isTheirs)
        .orderBy(desc(searches.searchedAt))
        .limit(mostOfOnePerson);
      await queries()
        .delete(searches)
        .where(and(isTheirs, notInArray(searches.plainQuery, newest)));
    },

    async list(identityId, { size, since, entityType }) {
      return queries()
        .select()
        .from(searches)
        .where(
          and(
            eq(searches.identityId, identityId),
            gte(searches.searchedAt, since),
            entityType && eq(searches.entityType, entityType),
          ),
        )
        .orderBy(desc(searches.searchedAt))
        .limit(size);
    },

    async forget(identityId, plainQuery) {
      await queries()
        .delete(searches)
        .where(
          and(
            eq(searches.identityId, identityId),
            plainQuery === undefined ? undefined : eq(searches.plainQuery, plainQuery),
          ),
        );
    },

    async count(found) {
      await queries().insert(searchCounts).values(found).onConflictDoNothing();
    },

    async listTrending({ since, leastDevices, size, entityType }) {
      const devices = countDistinct(searchCounts.deviceDigest);
      return queries()
        .select({ entityType: searchCounts.entityType, entityId: searchCounts.entityId })
        .from(searchCounts)
        .where(and(gte(searchCounts.day, since), entityType && eq(searchCounts.entityType, entityType)))
        .groupBy(searchCounts.entityType, searchCounts.entityId)
        .having(sql`${devices} >= ${leastDevices}`)
        .orderBy(desc(devices), searchCounts.entityType, searchCounts.entityId)
        .limit(size);
    },

    async removeExpired({ searchedAt, day }) {
      await queries().delete(searches).where(lt(searches.searchedAt, searchedAt));
      await queries().delete(searchCounts).where(lt(searchCounts.day, day));
    },
  };
}

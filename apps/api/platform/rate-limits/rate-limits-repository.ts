import { and, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rateCounters } from "./rate-limits-tables.ts";

/** By key. */
export type Counts = Readonly<Record<string, number>>;

/** Counters of fixed windows; each take is one atomic statement. */
export function createRateLimitsRepository(database: Database) {
  return {
    /** Adds one and returns the new count of the window. */
    async increment(
      key: string,
      windowStart: Temporal.Instant,
      expiresAt: Temporal.Instant,
    ): Promise<number> {
      const [row] = await database
        .queries()
        .insert(rateCounters)
        .values({ key, windowStart, count: 1, expiresAt })
        .onConflictDoUpdate({
          target: [rateCounters.key, rateCounters.windowStart],
          set: { count: sql`${rateCounters.count} + 1` },
        })
        .returning({ count: rateCounters.count });
      return row?.count ?? 0;
    },

    async decrement(key: string, windowStart: Temporal.Instant): Promise<void> {
      await database
        .queries()
        .update(rateCounters)
        .set({ count: sql`${rateCounters.count} - 1` })
        .where(
          and(
            eq(rateCounters.key, key),
            eq(rateCounters.windowStart, windowStart),
            gt(rateCounters.count, 0),
          ),
        );
    },

    /** Counts by key, as a part of a statement; a key that was never counted is not among them. */
    counting(windows: readonly { key: string; windowStart: Temporal.Instant }[]): SQL<Counts> {
      const isAny = windows.map(({ key, windowStart }) =>
        and(eq(rateCounters.key, key), eq(rateCounters.windowStart, windowStart)),
      );
      return sql<Counts>`coalesce((select json_object_agg(${rateCounters.key}, ${rateCounters.count})
        from ${rateCounters} where ${or(...isAny)}), '{}')`;
    },

    async read(counts: SQL<Counts>): Promise<Counts> {
      const { rows } = await database.queries().execute<{ counts: Counts }>(sql`select ${counts} as counts`);
      return rows[0]?.counts ?? {};
    },

    async clear(key: string, now: Temporal.Instant): Promise<void> {
      await database
        .queries()
        .delete(rateCounters)
        .where(and(eq(rateCounters.key, key), gt(rateCounters.expiresAt, now)));
    },

    async removeExpired(now: Temporal.Instant): Promise<void> {
      await database.queries().delete(rateCounters).where(lt(rateCounters.expiresAt, now));
    },
  };
}

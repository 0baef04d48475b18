import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rateCounters } from "./rate-limits-tables.ts";

/** By key. */
export type Counts = Readonly<Record<string, number>>;

/** Which counters a statement reads, each by its key and the start of its window. */
export interface CountedWindows {
  countedKeys: string[];
  countedSince: string[];
}

/** Counts by key, as a part of a prepared statement; a key that was never counted is not among them. */
const COUNTING = sql<Counts>`coalesce((select json_object_agg(${rateCounters.key}, ${rateCounters.count})
  from unnest(${sql.placeholder("countedKeys")}::text[], ${sql.placeholder("countedSince")}::text[]) as counted (by, since)
  join ${rateCounters} on ${rateCounters.key} = counted.by and ${rateCounters.windowStart} = counted.since::timestamptz), '{}')`;

/** Counters of fixed windows; each take is one atomic statement. */
export function createRateLimitsRepository(database: Database) {
  const readCounts = database
    .queries()
    .select({ counts: COUNTING })
    .from(sql`(values (true)) as once`)
    .prepare("read_counts");
  const addOne = database
    .queries()
    .insert(rateCounters)
    .values({
      key: sql.placeholder("key"),
      windowStart: sql.placeholder("windowStart"),
      count: 1,
      expiresAt: sql.placeholder("expiresAt"),
    })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({ count: rateCounters.count })
    .prepare("count_use");
  return {
    /** Adds one and returns the new count of the window. */
    async increment(
      key: string,
      windowStart: Temporal.Instant,
      expiresAt: Temporal.Instant,
    ): Promise<number> {
      const [row] = await addOne.execute({ key, windowStart, expiresAt });
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

    counting: COUNTING,

    async read(windows: CountedWindows): Promise<Counts> {
      const [row] = await readCounts.execute({ ...windows });
      return row?.counts ?? {};
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

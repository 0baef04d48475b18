import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const LOOK_EVERY_MILLISECONDS = 50;
const OPEN_JOBS = `select count(*)::int as open from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now()`;

/** Waits until the nodes of a database have done all that is due behind their answers. */
export async function awaitJobs(database: pg.Client): Promise<void> {
  while ((await database.query<{ open: number }>(OPEN_JOBS)).rows[0]?.open !== 0)
    await pause(LOOK_EVERY_MILLISECONDS);
}

import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

// The database's log grows by files of 16 MB, and the database breaks when there is no room for the next one.
export const RESERVE_IN_BYTES = 64 * 1024 * 1024;
const LOOK_INTERVAL_IN_MILLISECONDS = 500;

/** How many bytes the disk of a folder still takes. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Keeps the embedded database from breaking on a full disk. While less is free than the reserve, it can be read
 * and takes nothing more; with room again it goes on. Returns how to end the watch.
 */
export function watchSpareRoom(
  database: Pick<Database, "queries">,
  { folder, reserveInBytes }: { folder: string; reserveInBytes: number },
): () => Promise<void> {
  let isShort = false;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    if ((await roomIn(folder)) < reserveInBytes === isShort) return;
    await database
      .queries()
      .execute(sql`select set_config('default_transaction_read_only', ${isShort ? "off" : "on"}, false)`);
    isShort = !isShort;
    const megabytes = Math.round(reserveInBytes / 1024 / 1024);
    process.stderr.write(
      isShort
        ? `Less than ${megabytes} MB are free for ${folder}: nothing more is written to it until there is room.\n`
        : `There is room again for ${folder}.\n`,
    );
  }

  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_INTERVAL_IN_MILLISECONDS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}

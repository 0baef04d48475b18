import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { lockFolder } from "@skywave/folder-lock";
import pg from "pg";
import { createMutex } from "../jobs/mutex.ts";
import { createLite, SMALL } from "./create-lite.ts";
import type { Database } from "./database.ts";
import { syncAll } from "./durable-files.ts";
import { LiteSocket } from "./lite-socket.ts";
import { makeApart } from "./make-apart.ts";
import { MIGRATIONS, type Opening, refuseNewerSchema } from "./migrations.ts";
import { CONNECTION_LIFE_IN_SECONDS, openOnPool } from "./open-on-pool.ts";
import { RESERVE_IN_BYTES, roomIn, watchSpareRoom } from "./spare-room.ts";

/**
 * The embedded database in a folder, for one process at a time. It survives kill -9, and where it is durable
 * also the loss of power, at the price of a wait for the disk with each transaction.
 */
export async function openEmbeddedDatabase(
  folder: string,
  {
    isDurable,
    isAsItIs = false,
    reserveInBytes = RESERVE_IN_BYTES,
  }: { isDurable: boolean; reserveInBytes?: number } & Opening,
): Promise<Database> {
  const release = lockFolder(folder);
  try {
    const data = join(folder, "database");
    await setAsideHalfMade(data);
    if (!existsSync(data)) await makeApart(data, { isDurable });
    const lite = await createLite(data, isDurable);
    if (isDurable) syncAll(data);
    await writeFile(`${data}.ready`, "", { flush: isDurable });
    const database = await wrapEmbedded(lite, { isAsItIs });
    const endWatch = watchSpareRoom(database, { folder, reserveInBytes });
    return { ...database, close: () => endWatch().then(database.close).then(release) };
  } catch (cause) {
    release();
    if ((await roomIn(folder)) >= reserveInBytes) throw cause;
    throw new Error(`The disk of ${folder} is full: make room for the database there, and start again`, {
      cause,
    });
  }
}

/** The embedded database in memory, from a dump if there is one: what tests run on. */
export async function openMemoryDatabase(dump?: Blob, opening: Opening = {}): Promise<Database> {
  return wrapEmbedded(await PGlite.create({ ...SMALL, ...(dump && { loadDataDir: dump }) }), opening);
}

async function wrapEmbedded(lite: PGlite, { isAsItIs = false }: Opening): Promise<Database> {
  const pool = new pg.Pool({
    stream: () => new LiteSocket(lite),
    // The names that it makes its first database and user by.
    user: "postgres",
    database: "postgres",
    max: 1,
    maxLifetimeSeconds: CONNECTION_LIFE_IN_SECONDS,
  });
  const database = openOnPool(pool);
  if (!isAsItIs) {
    const root = drizzle(pool, { casing: "snake_case" });
    await refuseNewerSchema(root);
    await migrate(root, MIGRATIONS);
  }
  const inTurn = createMutex();
  return {
    ...database,
    // There is no other process; whatever its name, one work waits for the other.
    alone: (_name, work) => inTurn(work),
    driver: { kind: "embedded", pool, lite },
    close: () => pool.end().then(() => lite.close()),
  };
}

/** A process killed while it made the folder leaves one that can't be opened and holds nothing yet. */
async function setAsideHalfMade(data: string): Promise<void> {
  if (!existsSync(data) || existsSync(`${data}.ready`)) return;
  const aside = `${data}.half-made`;
  await rm(aside, { recursive: true, force: true });
  await rename(data, aside);
}

import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { createMutex } from "../jobs/mutex.ts";
import { createLite, SMALL } from "./create-lite.ts";
import { type Database, trackTransactions } from "./database.ts";
import { syncAll } from "./durable-files.ts";
import { endAtPanic } from "./end-at-panic.ts";
import { lockFolder } from "@skywave/folder-lock";
import { makeApart } from "./make-apart.ts";
import { beginOnPool, type PoolTransaction, redirectPool } from "./pool-transactions.ts";
import { MIGRATIONS, refuseNewerSchema } from "./migrations.ts";
import { RESERVE_IN_BYTES, roomIn, watchSpareRoom } from "./spare-room.ts";

const STATEMENT_TIMEOUT_IN_MILLISECONDS = 5_000;
// Shorter than that, so that who waits for somebody else is told so.
const LOCK_TIMEOUT_IN_MILLISECONDS = 4_000;
// A connection keeps the plans that it has made, and one of a table that was small then is bad once it is large.
const CONNECTION_LIFE_IN_SECONDS = 30;

/** To open a database as it is, for a copy of it or into it: without the migrations that it lacks. */
interface Opening {
  isAsItIs?: boolean;
}

/** PostgreSQL at an address. Many nodes may share it; the first one to come migrates it. */
export async function openServerDatabase(
  url: string,
  poolSize: number,
  { isAsItIs = false }: Opening = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    maxLifetimeSeconds: CONNECTION_LIFE_IN_SECONDS,
    statement_timeout: STATEMENT_TIMEOUT_IN_MILLISECONDS,
    lock_timeout: LOCK_TIMEOUT_IN_MILLISECONDS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_IN_MILLISECONDS,
  });
  // A connection that dies while idle is replaced at the next query; without a listener it ends the process.
  pool.on("error", () => undefined);
  if (!isAsItIs)
    await underLock(url, "migrations", async (client) => {
      const root = drizzleServer(client, { casing: "snake_case" });
      await refuseNewerSchema(root);
      await migrateServer(root, MIGRATIONS);
    });
  const transactions = trackTransactions<PoolTransaction>();
  return {
    ...transactions.unitOfWork({
      root: drizzleServer(redirectPool(pool, transactions), { casing: "snake_case" }),
      begin: (work) => beginOnPool(pool, work),
    }),
    alone: (name, work) => underLock(url, name, work),
    driver: { kind: "server", url },
    close: () => pool.end(),
  };
}

/** Holds a lock of that name on a connection of its own, which ends with the process if not before. */
async function underLock<T>(url: string, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // When the database goes away the lock goes with it, and the work meets that by itself.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    return await work(client);
  } finally {
    await client.end();
  }
}

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
    endAtPanic(lite);
    await writeFile(`${data}.ready`, "", { flush: isDurable });
    const database = await wrapEmbedded(lite, { isAsItIs });
    const endWatch = watchSpareRoom(lite, { folder, reserveInBytes });
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
  if (!isAsItIs) {
    const root = drizzleEmbedded(lite, { casing: "snake_case" });
    await refuseNewerSchema(root);
    await migrateEmbedded(root, MIGRATIONS);
  }
  const transactions = trackTransactions<Transaction>();
  const inTurn = createMutex();
  return {
    ...transactions.unitOfWork({
      root: drizzleEmbedded(redirectEmbedded(lite, transactions.connection), { casing: "snake_case" }),
      begin: (work) => lite.transaction(work),
    }),
    // There is no other process; whatever its name, one work waits for the other.
    alone: (_name, work) => inTurn(work),
    driver: { kind: "embedded", lite },
    close: () => lite.close(),
  };
}

/** The embedded database, with statements that go into the transaction that the caller is in at that moment. */
function redirectEmbedded(lite: PGlite, connection: () => Transaction | undefined): PGlite {
  const query: PGlite["query"] = (text, values, options) =>
    (connection() ?? lite).query(text, values, options);
  const redirected: PGlite = Object.create(lite, { query: { value: query } });
  return redirected;
}

/** A process killed while it made the folder leaves one that can't be opened and holds nothing yet. */
async function setAsideHalfMade(data: string): Promise<void> {
  if (!existsSync(data) || existsSync(`${data}.ready`)) return;
  const aside = `${data}.half-made`;
  await rm(aside, { recursive: true, force: true });
  await rename(data, aside);
}

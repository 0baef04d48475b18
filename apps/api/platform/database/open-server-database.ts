import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import { MIGRATIONS, type Opening, refuseNewerSchema } from "./migrations.ts";
import { CONNECTION_LIFE_IN_SECONDS, openOnPool } from "./open-on-pool.ts";

const STATEMENT_TIMEOUT_IN_MILLISECONDS = 5_000;
// Shorter than that, so that who waits for somebody else is told so.
const LOCK_TIMEOUT_IN_MILLISECONDS = 4_000;

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
  if (!isAsItIs)
    await underLock(url, "migrations", async (client) => {
      const root = drizzle(client, { casing: "snake_case" });
      await refuseNewerSchema(root);
      await migrate(root, MIGRATIONS);
    });
  return {
    ...openOnPool(pool),
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

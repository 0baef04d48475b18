import type pg from "pg";
import { nameStatements } from "./name-statements.ts";

type Send = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** A pool whose statements go over the connection that the caller has at that moment, under a name if they recur. */
export function redirectPool(pool: pg.Pool, connection: () => pg.PoolClient | undefined): pg.Pool {
  const nameOf = nameStatements();
  const query: Send = (statement, values) => {
    const config = typeof statement === "string" ? { text: statement } : statement;
    const name = config.name ?? nameOf(config.text);
    return (connection() ?? pool).query(name === undefined ? config : { ...config, name }, values);
  };
  const redirected: pg.Pool = Object.create(pool, { query: { value: query } });
  return redirected;
}

/** Runs the work in a transaction of a connection of its own. */
export async function beginOnPool<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (cause) {
    // A connection that cannot even go back is of no use to anybody.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw cause;
  } finally {
    client.release(broken);
  }
}

import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type Database, trackTransactions } from "./database.ts";
import { beginOnPool, type PoolTransaction, redirectPool } from "./pool-transactions.ts";

// A connection keeps the plans that it has made, and one of a table that was small then is bad once it is large.
export const CONNECTION_LIFE_IN_SECONDS = 30;

/** The way to the data over a pool's connections, of a server or of the embedded database. */
export function openOnPool(pool: pg.Pool): Omit<Database, "alone" | "driver" | "close"> {
  // A connection that dies while idle is replaced at the next query; without a listener it ends the process.
  pool.on("error", () => undefined);
  const transactions = trackTransactions<PoolTransaction>();
  return transactions.unitOfWork({
    root: drizzle(redirectPool(pool, transactions), { casing: "snake_case" }),
    begin: (work) => beginOnPool(pool, work),
  });
}

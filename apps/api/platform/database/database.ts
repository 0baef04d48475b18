import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

interface Rows<R> {
  rows: R[];
}

/** Both drivers answer raw statements with `rows`; this lets one type serve both. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

export type Queries = PgDatabase<RowsResult>;

/**
 * The way to the data. Repositories ask for `queries()` at each call and get the transaction they run in, if
 * any: on the embedded database a statement outside an open transaction would wait for ever.
 */
export interface Database {
  queries(): Queries;
  /** Runs the work in one transaction; inside another it becomes a savepoint. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** True while the caller runs inside a transaction. */
  isInTransaction(): boolean;
  /** Runs the work while no other node runs work of that name; they wait. A node that dies lets go. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** What the job queue needs to share the same connections. */
  driver: { kind: "embedded"; lite: PGlite } | { kind: "server"; url: string };
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Wraps a driver's queries in a unit of work. */
export function createUnitOfWork(root: Queries): Omit<Database, "alone" | "driver" | "close"> {
  const current = new AsyncLocalStorage<Queries>();
  const queries = () => current.getStore() ?? root;
  return {
    queries,
    inTransaction: (work) => queries().transaction((transaction) => current.run(transaction, work)),
    isInTransaction: () => current.getStore() !== undefined,
    ping: async () => {
      await root.execute(sql`select 1`);
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";

interface Rows<R> {
  rows: R[];
}

/** Of the answer to a raw statement, what is read. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

export type Queries = PgDatabase<RowsResult>;

/**
 * The way to the data. Statements go into the transaction that their caller runs in, if any: on the embedded database
 * one outside an open transaction would wait for ever. What nearly every call asks for is prepared once, since building
 * a statement costs more than sending it.
 */
export interface Database {
  queries(): Queries;
  /** Runs the work in one transaction; inside another it becomes a savepoint. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Sends the last statement of the transaction that the caller runs in, with its commit in the same trip. Within a
   * savepoint more may follow, and it is sent like any other.
   */
  committing<T>(send: () => PromiseLike<T>): Promise<T>;
  /** True while the caller runs inside a transaction. */
  isInTransaction(): boolean;
  /** Runs the work while no other node runs work of that name; they wait. A node that dies lets go. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** What the job queue needs to share the same connections. */
  driver: { kind: "embedded"; pool: pg.Pool; lite: PGlite } | { kind: "server"; url: string };
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The transaction that a piece of work runs in. */
interface Open<C> {
  connection: C;
  /** How many savepoints it is within. */
  depth: number;
  /** Whether the statement that is sent now is the last. */
  isLast: boolean;
  /** Whether the last one was sent. */
  isOver: boolean;
}

export interface Transactions<C> {
  /** Of the transaction that the caller runs in; undefined outside any. */
  connection(): C | undefined;
  /** Whether the statement that the caller sends is the last of it. */
  isLast(): boolean;
  unitOfWork(parts: {
    /** Sends its statements over `connection()`, where there is one. */
    root: Queries;
    /** Runs the work between a begin and a commit, or a rollback if it throws. */
    begin<T>(work: (connection: C) => Promise<T>): Promise<T>;
  }): Omit<Database, "alone" | "driver" | "close">;
}

/**
 * Keeps in mind which transaction each caller runs in. So there is one object to build statements with, and they can
 * be prepared ahead: over which connection they go is seen when they are sent.
 */
export function trackTransactions<C>(): Transactions<C> {
  const current = new AsyncLocalStorage<Open<C>>();
  /** Awaited in there: a statement that is returned unsent is sent by whoever awaits it. */
  const runIn = <T>(open: Open<C>, work: () => PromiseLike<T>): Promise<T> =>
    current.run(open, async () => await work());
  return {
    connection: () => {
      const open = current.getStore();
      if (open?.isOver) throw new Error("a statement came after the last one of its transaction");
      return open?.connection;
    },
    isLast: () => current.getStore()?.isLast ?? false,
    unitOfWork({ root, begin }) {
      const savepoint = async <T>({ connection, depth }: Open<C>, work: () => Promise<T>): Promise<T> => {
        const name = sql.identifier(`nested_${depth}`);
        await root.execute(sql`savepoint ${name}`);
        try {
          const result = await runIn({ connection, depth: depth + 1, isLast: false, isOver: false }, work);
          await root.execute(sql`release savepoint ${name}`);
          return result;
        } catch (cause) {
          await root.execute(sql`rollback to savepoint ${name}`);
          throw cause;
        }
      };
      return {
        queries: () => root,
        inTransaction: (work) => {
          const open = current.getStore();
          if (open !== undefined) return savepoint(open, work);
          return begin((connection) => runIn({ connection, depth: 0, isLast: false, isOver: false }, work));
        },
        committing: async (send) => {
          const open = current.getStore();
          if (open?.depth !== 0) return send();
          const last = { ...open, isLast: true };
          open.isOver = true;
          return runIn(last, send);
        },
        isInTransaction: () => current.getStore() !== undefined,
        ping: async () => {
          await root.execute(sql`select 1`);
        },
      };
    },
  };
}

import type pg from "pg";
import type { Transactions } from "./database.ts";
import { prepareFrames, type Send, sendFramed, type Statement } from "./framed-query.ts";
import { nameStatements } from "./name-statements.ts";

/** A transaction on a connection of its own. It begins with its first statement, in one trip. */
export interface PoolTransaction {
  send: Send;
  /** Sends the last statement, and the commit with it. */
  sendLast: Send;
}

/** A pool whose statements go over the connection that the caller has at that moment, under a name if they recur. */
export function redirectPool(
  pool: pg.Pool,
  { connection, isLast }: Pick<Transactions<PoolTransaction>, "connection" | "isLast">,
): pg.Pool {
  const nameOf = nameStatements();
  const query: Send = (statement, values) => {
    const config = typeof statement === "string" ? { text: statement } : statement;
    const name = config.name ?? nameOf(config.text);
    const named = name === undefined ? config : { ...config, name };
    const transaction = connection();
    if (transaction === undefined) return pool.query(named, values);
    return isLast() ? transaction.sendLast(named, values) : transaction.send(named, values);
  };
  const redirected: pg.Pool = Object.create(pool, { query: { value: query } });
  return redirected;
}

/** Runs the work in a transaction of a connection of its own. */
export async function beginOnPool<T>(
  pool: pg.Pool,
  work: (transaction: PoolTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let begun: Promise<unknown> | undefined;
  let isCommitted = false;

  const send = async (statement: Statement, values: unknown[] | undefined, isLast: boolean) => {
    if (begun === undefined) {
      const first = sendFramed(client, { isFirst: true, isLast })(statement, values);
      begun = Promise.allSettled([first]);
      return first;
    }
    await begun;
    // Outside any transaction it would stay, whatever becomes of the rest.
    if (client.getTransactionStatus() === "I") throw new Error("a statement found its transaction not open");
    return isLast
      ? sendFramed(client, { isFirst: false, isLast })(statement, values)
      : client.query(statement, values);
  };

  try {
    await prepareFrames(client);
    const result = await work({
      send: (statement, values) => send(statement, values, false),
      sendLast: async (statement, values) => {
        const answer = await send(statement, values, true);
        isCommitted = true;
        return answer;
      },
    });
    if (begun !== undefined && !isCommitted) await client.query("commit");
    return result;
  } catch (cause) {
    // A connection that cannot even go back is of no use to anybody.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw cause;
  } finally {
    client.release(broken);
  }
}

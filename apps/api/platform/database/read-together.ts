import type { Database } from "./database.ts";
import { inOneTurn } from "./in-one-turn.ts";

/**
 * Reads rows by their keys, what several callers ask for in one turn of the event loop by one statement. Nothing is
 * remembered, so a row is as it was when it was asked for or newer. Within a transaction a row is read alone, over its
 * connection.
 */
export function readTogether<Row>(
  database: Pick<Database, "isInTransaction">,
  read: (keys: string[]) => PromiseLike<Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  const readAll = inOneTurn(async (keys: string[]) => {
    const rows = await read([...new Set(keys)]);
    return new Map(rows.map((row) => [keyOf(row), row]));
  });
  return async (key) => {
    if (database.isInTransaction()) return (await read([key]))[0];
    return (await readAll(key)).get(key);
  };
}

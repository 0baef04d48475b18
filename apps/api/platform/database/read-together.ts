import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "./database.ts";

interface Gathering<Row> {
  keys: Set<string>;
  rows: Promise<Map<string, Row>>;
}

/**
 * Reads rows by their keys, what several callers ask for in one turn of the event loop by one statement: the busier a
 * node is, the less each of them costs. Nothing is remembered, so a row is as it was when it was asked for or newer.
 * Within a transaction a row is read alone, over its connection.
 */
export function readTogether<Row>(
  database: Pick<Database, "isInTransaction">,
  read: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let gathering: Gathering<Row> | undefined;

  const readAll = async (keys: ReadonlySet<string>): Promise<Map<string, Row>> => {
    await nextTurn();
    gathering = undefined;
    const rows = await read([...keys]);
    return new Map(rows.map((row) => [keyOf(row), row]));
  };
  const gather = (): Gathering<Row> => {
    const keys = new Set<string>();
    return { keys, rows: readAll(keys) };
  };

  return async (key) => {
    if (database.isInTransaction()) return (await read([key]))[0];
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.rows).get(key);
  };
}

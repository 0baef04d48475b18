import pg from "pg";
import { inParallel } from "../in-parallel.ts";
import type { RecordedStatement } from "./recorded-statement.ts";

const WRITE = /^\s*(?:begin|commit|insert|update|delete|with\b)/i;

/** The statements of one call that change something, with the frame of their transaction. */
export function writesOf(statements: readonly RecordedStatement[]): RecordedStatement[] {
  const writes = statements.flatMap(withEnds).filter(({ text }) => WRITE.test(text));
  return writes.some(({ text }) => !/^\s*(?:begin|commit)/i.test(text)) ? writes : [];
}

/** Both ends of a transaction in trips of their own, as a bare client sends them. */
function withEnds(statement: RecordedStatement): RecordedStatement[] {
  const end = { ...statement, values: [], isFirst: false, isLast: false };
  return [
    ...(statement.isFirst ? [{ ...end, text: "begin" }] : []),
    statement,
    ...(statement.isLast ? [{ ...end, text: "commit" }] : []),
  ];
}

/** Sends recorded flows to a database with nothing in between; returns flows per second. */
export async function replayWrites(
  databaseUrl: string,
  flows: readonly RecordedStatement[][],
  atOnce: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: atOnce });
  try {
    await inParallel(Array.from({ length: atOnce }), atOnce, () => pool.query("select 1"));
    const started = performance.now();
    await inParallel(flows, atOnce, (flow) => replay(pool, flow));
    return (flows.length / (performance.now() - started)) * 1000;
  } finally {
    await pool.end();
  }
}

async function replay(pool: pg.Pool, flow: readonly RecordedStatement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of flow) await client.query(text, values);
  } finally {
    client.release();
  }
}

import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

const UNBALANCED = `select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_in_cents) <> 0`;
const HALF_DONE = `select id from orders where state = 'processing'
  union all select id from payments where state in ('started', 'unknown')`;

/** Opens the database itself and looks for what no call shows: a ledger that does not balance, work left open. */
export async function readBooks(place: { databaseUrl: string } | { folder: string }): Promise<string[]> {
  const [ask, close] =
    "folder" in place ? await openFolder(place.folder) : await openServer(place.databaseUrl);
  try {
    const unbalanced = await ask(UNBALANCED);
    const halfDone = await ask(HALF_DONE);
    return [
      ...unbalanced.map(
        (row) => `a transaction of the ledger does not add up to nought: ${JSON.stringify(row)}`,
      ),
      ...halfDone.map((row) => `something was left half done: ${JSON.stringify(row)}`),
    ];
  } finally {
    await close();
  }
}

type Ask = (query: string) => Promise<unknown[]>;

async function openFolder(folder: string): Promise<[Ask, () => Promise<void>]> {
  const lite = await PGlite.create({ dataDir: join(folder, "database") });
  return [async (query) => (await lite.query(query)).rows, () => lite.close()];
}

async function openServer(databaseUrl: string): Promise<[Ask, () => Promise<void>]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return [async (query) => (await client.query(query)).rows, () => client.end()];
}

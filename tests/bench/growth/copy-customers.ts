import pg from "pg";
import { inParallel } from "../in-parallel.ts";
import { addInBulk } from "./add-in-bulk.ts";
import { copiedValueInSql, copiesInSql, literalOf } from "./copied-values.ts";
import { type CopiedRow, type CopiedTable, findRows, type Model } from "./find-rows.ts";

const TABLES_AT_ONCE = 2;

/** By table and column: what a copy has there, as an expression over its `number` and `digits`. */
export type OwnValues = Record<string, Record<string, string>>;

/**
 * Copies everything that a database holds about some customers, in whatever table it is, many times: each copy is what
 * the product would have written for somebody else who did the same.
 */
export async function copyCustomers(
  databaseUrl: string,
  { models, ownValues }: { models: readonly Model[]; ownValues: OwnValues },
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: TABLES_AT_ONCE });
  try {
    const tables = await findRows(pool, models);
    for (const name of Object.keys(ownValues))
      if (!tables.some((table) => table.name === name)) throw new Error(`nothing is copied into ${name}`);
    await inParallel(tables, TABLES_AT_ONCE, (table) => copyTable(pool, table, ownValues[table.name] ?? {}));
  } finally {
    await pool.end();
  }
}

async function copyTable(pool: pg.Pool, table: CopiedTable, own: Record<string, string>): Promise<void> {
  const client = await pool.connect();
  try {
    await addInBulk(
      client,
      table.name,
      table.rows.map((row) => statementOf(table, row, own)),
    );
    // Nobody asks by what is in a document, and to look at thousands of them takes seconds.
    const looked = table.columns.filter(({ type }) => type !== "jsonb").map(({ name }) => `"${name}"`);
    await client.query(`vacuum analyze ${table.name} (${looked.join(", ")})`);
  } finally {
    client.release();
  }
}

/** Whatever is not personal is taken from the row as it is stored, packed as it may be. */
function statementOf(
  { name, columns }: CopiedTable,
  { whole, values, copies }: CopiedRow,
  own: Record<string, string>,
): string {
  const expressions = columns.map((column, place) => {
    const copied = own[column.name] ?? copiedValueInSql(values[place] ?? null);
    return copied === undefined ? `model."${column.name}"` : `(${copied})::${column.type}`;
  });
  return `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(", ")})
    select ${expressions.join(", ")}
    from (select * from kept where kept::text = ${literalOf(whole)}) model, ${copiesInSql(copies)}`;
}

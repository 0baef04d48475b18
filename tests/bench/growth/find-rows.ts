import type pg from "pg";
import { type CopyRange, literalOf } from "./copied-values.ts";

const COUNTERS = "rate_counters";

/** Somebody whose rows are copied, and which of all copies are copies of them. */
export interface Model {
  identityId: string;
  copies: CopyRange;
}

interface Column {
  name: string;
  type: string;
}

export interface CopiedRow {
  copies: CopyRange;
  /** The row as the database writes it. */
  whole: string;
  /** As text, in the order of the columns. */
  values: (string | null)[];
}

export interface CopiedTable {
  name: string;
  columns: Column[];
  rows: CopiedRow[];
}

/** All that a database holds about some customers, table by table. */
export async function findRows(pool: pg.Pool, models: readonly Model[]): Promise<CopiedTable[]> {
  const { rows: names } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  const tables: CopiedTable[] = [];
  for (const { name } of names) {
    const columns = await columnsOf(pool, name);
    const rows: CopiedRow[] = [];
    for (const model of models) rows.push(...(await rowsOf(pool, { name, columns }, model)));
    if (name === COUNTERS) rows.push(...(await countersOf(pool, columns, models)));
    if (rows.length > 0) tables.push({ name, columns, rows });
  }
  return tables;
}

/** Whose a counter is cannot be told from it, so each copy gets one like any that there is. */
async function countersOf(
  pool: pg.Pool,
  columns: readonly Column[],
  models: readonly Model[],
): Promise<CopiedRow[]> {
  const counters = await readRows(pool, {
    name: COUNTERS,
    columns,
    rest: "order by t.expires_at desc limit 1",
  });
  return models.flatMap(({ copies }) => counters.map((counter) => ({ copies, ...counter })));
}

/** The rows that name the customer, one of their sessions or the device they came by. */
async function rowsOf(
  pool: pg.Pool,
  { name, columns }: Omit<CopiedTable, "rows">,
  { identityId, copies }: Model,
): Promise<CopiedRow[]> {
  const rest = `where t::text like any (
    select '%' || mark || '%' from sessions, unnest(array[identity_id, id, device_id]) mark
    where identity_id = ${literalOf(identityId)})`;
  return (await readRows(pool, { name, columns, rest })).map((row) => ({ copies, ...row }));
}

async function readRows(
  pool: pg.Pool,
  { name, columns, rest }: { name: string; columns: readonly Column[]; rest: string },
): Promise<Omit<CopiedRow, "copies">[]> {
  const values = columns.map((column) => `t."${column.name}"::text`).join(", ");
  const { rows } = await pool.query<[string, ...(string | null)[]]>({
    text: `select t::text, ${values} from ${name} t ${rest}`,
    rowMode: "array",
  });
  return rows.map(([whole, ...ofColumns]) => ({ whole, values: ofColumns }));
}

/** Those that are not counted by the database itself. */
async function columnsOf(pool: pg.Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval(%'
     order by a.attnum`,
    [table],
  );
  return rows;
}

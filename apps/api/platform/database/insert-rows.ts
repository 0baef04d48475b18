import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";

const columnNames = new CasingCache("snake_case");

/**
 * An insert whose text is the same for any number of rows: they are one value, which the database reads by the types of
 * the table. With a value for each column of each, building the statement costs more than doing it.
 *
 * All rows have the keys of the first; columns that it lacks get their defaults.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]): SQL {
  const [first = {}] = rows;
  const given = Object.entries(getTableColumns(table))
    .filter(([key]) => Reflect.get(first, key) !== undefined)
    .map(([key, column]) => ({ key, name: columnNames.getColumnCasing(column) }));
  const names = sql.raw(given.map(({ name }) => `"${name}"`).join(", "));
  const values = JSON.stringify(
    rows.map((row) => Object.fromEntries(given.map(({ key, name }) => [name, Reflect.get(row, key)]))),
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${values}::jsonb)`;
}

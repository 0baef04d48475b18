import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#testing/open-test-database.ts";
import type { Database } from "./database.ts";

const API = fileURLToPath(new URL("../..", import.meta.url));
const dialect = new PgDialect({ casing: "snake_case" });

let database: Database;
let tables: ReturnType<typeof getTableConfig>[];

beforeAll(async () => {
  database = await openTestDatabase();
  const found: unknown[] = [];
  for await (const path of glob("{modules,platform,providers,sandbox}/**/*-tables.ts", { cwd: API }))
    found.push(...Object.values<unknown>(await import(`${API}${path}`)));
  tables = found.filter((value) => is(value, PgTable)).map((table) => getTableConfig(table));
});
afterAll(() => database.close());

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  return (await database.queries().execute(statement)).rows;
}

/** Columns are named in the database by their keys in the code. */
function columnName(column: object): string {
  const name: unknown = Reflect.get(column, "name");
  return typeof name === "string" ? toSnakeCase(name) : "";
}

/** A column of an index with its direction, as the database writes both. */
function indexedColumn(column: object): string {
  const { order, nulls } = Object(Reflect.get(column, "indexConfig"));
  if (order !== "desc") return columnName(column);
  return `${columnName(column)} DESC${nulls === "first" ? "" : " NULLS LAST"}`;
}

/** What of a condition both ways of writing it have: the values, and what has to be there or not. */
function gistOf(condition: string): string[] {
  return [...condition.matchAll(/'[^']*'|is (?:not )?null/gi)].map(([part]) => part.toLowerCase()).toSorted();
}

/** What an index is over, without quotes; a sum of columns is nameless. */
function columnsOf(index: string): string | undefined {
  const [, columns] = /USING \w+ \((.*?)\)(?: WHERE|$)/.exec(index) ?? [];
  return columns?.replaceAll('"', "").replace(/\(.*\)/, "");
}

describe("the migrations make", () => {
  test("each table with the columns that the code knows, and which of them are never empty", async () => {
    const rows = await ask(
      `select table_name || '.' || column_name || ' ' || is_nullable as says
       from information_schema.columns where table_schema = 'public'`,
    );
    const made = rows.map(({ says }) => String(says));
    const known = tables.flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${columnName(column)} ${column.notNull ? "NO" : "YES"}`),
    );
    expect(known.length).toBeGreaterThan(100);
    expect(made.toSorted()).toEqual(known.toSorted());
  });

  test("each index over the columns and the rows that the code wants in it", async () => {
    const rows = await ask(
      `select relname as name, indisunique as is_unique, pg_get_indexdef(indexrelid) as says
       from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = 'public'::regnamespace
         and indexrelid not in (select conindid from pg_constraint)`,
    );
    const made = rows.map(({ name, is_unique: isUnique, says }) => ({
      name,
      isUnique,
      columns: columnsOf(String(says)),
      rows: gistOf(String(says).split(" WHERE ")[1] ?? ""),
    }));
    const known = tables.flatMap((table) =>
      table.indexes.map(({ config: { name, columns, unique, where } }) => ({
        name: name ?? [table.name, ...columns.map(columnName), "index"].join("_"),
        isUnique: unique,
        columns: columns.map(indexedColumn).join(", "),
        rows: gistOf(where === undefined ? "" : dialect.sqlToQuery(where).sql),
      })),
    );
    const byName = (one: { name: unknown }, other: { name: unknown }) =>
      String(one.name).localeCompare(String(other.name));
    expect(made.toSorted(byName)).toEqual(known.toSorted(byName));
  });

  test("each rule that a row has to keep", async () => {
    const rows = await ask(
      "select conname, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
    );
    const made = rows.map(({ conname, says }) => [conname, gistOf(String(says))]);
    const known = tables.flatMap(({ checks }) =>
      checks.map(({ name, value }) => [name, gistOf(dialect.sqlToQuery(value).sql)]),
    );
    expect(made.toSorted()).toEqual(known.toSorted());
  });
});

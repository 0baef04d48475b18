import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { catalogueEntries, catalogueWords } from "../catalogue-tables.ts";

/** What an import writes, as far as it compares it. */
export interface KnownRow {
  entityType: string;
  entityId: string;
  digest: string;
  position: number;
  isRetired: boolean;
}

export interface ImportedRowsRepository<Row, Source> {
  listKnown(edition: string): Promise<KnownRow[]>;
  /** What the file had, in its order. */
  listSources(edition: string): Promise<Source[]>;
  /** Writes rows down, or over what is there by their names; since when they are there stays as it is. */
  write(rows: readonly Row[]): Promise<void>;
  /** Moves rows that are otherwise as they were. */
  move(
    edition: string,
    moved: readonly Pick<KnownRow, "entityType" | "entityId" | "position">[],
  ): Promise<void>;
  retire(
    edition: string,
    gone: readonly Pick<KnownRow, "entityType" | "entityId">[],
    now: Temporal.Instant,
  ): Promise<void>;
  /** Has the database look at what it holds now, for its plans and indexes: the embedded one never does by itself. */
  settle(): Promise<void>;
}

type EntryRow = typeof catalogueEntries.$inferInsert;
type WordsRow = typeof catalogueWords.$inferInsert;

/** All that an import writes of an edition, beside what the edition itself keeps. */
export interface ImportedRows {
  entries: ImportedRowsRepository<EntryRow, NonNullable<EntryRow["source"]>>;
  words: ImportedRowsRepository<WordsRow, WordsRow["source"]>;
}

const NAMES: readonly string[] = ["edition", "entityType", "entityId", "addedAt"];

/** Storage of the entries of an edition and of its words, as an import writes them. */
export function createImportedRowsRepository(database: Database): ImportedRows {
  return { entries: storageOf(database, catalogueEntries), words: storageOf(database, catalogueWords) };
}

/** Both tables name their rows alike. */
function storageOf<Row extends object, Source>(
  database: Database,
  table: PgTable & { $inferInsert: Row },
): ImportedRowsRepository<Row, Source> {
  const queries = () => database.queries();
  /** What a row that is imported again is by then; one that was gone is back. */
  const overwritten = sql.raw(
    Object.keys(getTableColumns(table))
      .filter((key) => !NAMES.includes(key))
      .map(toSnakeCase)
      .map((name) => `${name} = excluded.${name}`)
      .join(", "),
  );
  return {
    async listKnown(edition) {
      const { rows } = await queries().execute<KnownRow & Record<string, unknown>>(sql`
        select entity_type as "entityType", entity_id as "entityId", digest, position,
          retired_at is not null as "isRetired"
        from ${table} where edition = ${edition}`);
      return rows;
    },

    async listSources(edition) {
      const { rows } = await queries().execute<{ source: Source }>(sql`
        select source from ${table}
        where edition = ${edition} and retired_at is null and source is not null
        order by position, entity_type`);
      return rows.map(({ source }) => source);
    },

    async write(rows) {
      if (rows.length === 0) return;
      await queries().execute(
        sql`${insertRows(table, rows)}
          on conflict (edition, entity_type, entity_id) do update set ${overwritten}`,
      );
    },

    async move(edition, moved) {
      if (moved.length === 0) return;
      const values = JSON.stringify(moved.map((one) => [one.entityType, one.entityId, one.position]));
      await queries().execute(sql`
        update ${table} set position = (moved.one ->> 2)::integer
        from jsonb_array_elements(${values}::jsonb) as moved (one)
        where edition = ${edition} and entity_type = moved.one ->> 0 and entity_id = moved.one ->> 1`);
    },

    async retire(edition, gone, now) {
      if (gone.length === 0) return;
      const values = JSON.stringify(gone.map((one) => [one.entityType, one.entityId]));
      await queries().execute(sql`
        update ${table} set retired_at = ${now.toString()}::timestamptz
        from jsonb_array_elements(${values}::jsonb) as gone (one)
        where edition = ${edition} and entity_type = gone.one ->> 0 and entity_id = gone.one ->> 1`);
    },

    async settle() {
      await queries().execute(sql`analyze ${table}`);
      // What was written last stands in a list beside each index of words, which every search reads through.
      await queries().execute(sql`
        select gin_clean_pending_list(pg_index.indexrelid)
        from pg_index
          inner join pg_class on pg_class.oid = pg_index.indexrelid
          inner join pg_am on pg_am.oid = pg_class.relam
        where pg_index.indrelid = ${getTableName(table)}::regclass and pg_am.amname = 'gin'`);
    },
  };
}

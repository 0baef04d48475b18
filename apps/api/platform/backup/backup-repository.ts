import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/database.ts";

const ROWS_AT_ONCE = 500;
// Counts of the job queue by day, in tables that come and go with the days; nothing is decided by them.
const LEFT_OUT = "queue_stats";

const Table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
const Sequence = z.object({ name: z.string(), lastValue: z.string().nullable() });
const Lines = z.array(z.object({ line: z.string() }));
const Version = z.tuple([z.object({ version: z.string() })]);

/** A table by its full name, with its columns in their order; names are quoted where SQL wants them to be. */
export type Table = z.infer<typeof Table>;
/** Where a sequence stands; null when it never gave a number. */
export type Sequence = z.infer<typeof Sequence>;

export interface BackupRepository {
  /** Within a transaction: all that is read in it is of one moment, and none of it is too slow. */
  beginCopy(): Promise<void>;
  /** All tables of ours and of the job queue, those that others refer to first. */
  listTables(): Promise<Table[]>;
  /** A JSON array for each row, with a text or null for each column. */
  readLines(table: Table): AsyncGenerator<string>;
  insertLines(table: Table, lines: readonly string[]): Promise<void>;
  /** Makes room in the tables of the job queue, which come with rows of their own. */
  clearJobQueue(tables: readonly Table[]): Promise<void>;
  listSequences(): Promise<Sequence[]>;
  setSequence(sequence: Sequence): Promise<void>;
  findSchemaVersion(): Promise<string>;
  findJobQueueVersion(): Promise<string>;
}

/** Reads and writes whole tables, each value as the database itself writes it as a text. */
export function createBackupRepository(database: Database): BackupRepository {
  const ask = async (query: string) => (await database.queries().execute(sql.raw(query))).rows;
  return {
    async beginCopy() {
      await ask("set transaction isolation level repeatable read");
      await ask("set local statement_timeout = 0");
      // Times and numbers with fractions are then written in the same way by every server.
      await ask("set local time zone 'UTC'");
      await ask("set local datestyle = 'ISO, YMD'");
      await ask("set local extra_float_digits = 3");
    },

    async listTables() {
      const rows = await ask(`
        select format('%I.%I', n.nspname, c.relname) as name,
          (select json_agg(json_build_object('name', quote_ident(a.attname),
             'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
           from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
          and c.relname <> '${LEFT_OUT}'
        order by not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid), name`);
      return z.array(Table).parse(rows);
    },

    async *readLines({ name, columns }) {
      const values = columns.map((column) => `${column.name}::text`).join(", ");
      await ask(
        `declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from ${name}`,
      );
      for (;;) {
        const lines = Lines.parse(await ask(`fetch ${ROWS_AT_ONCE} from backup_rows`));
        for (const { line } of lines) yield line;
        if (lines.length < ROWS_AT_ONCE) break;
      }
      await ask("close backup_rows");
    },

    async insertLines({ name, columns }, lines) {
      const names = columns.map((column) => column.name).join(", ");
      const values = columns.map(({ type }, place) => `(line->>${place})::${type}`).join(", ");
      await database.queries().execute(
        sql`insert into ${sql.raw(name)} (${sql.raw(names)}) overriding system value
          select ${sql.raw(values)} from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) as line`,
      );
    },

    async clearJobQueue(tables) {
      const ofQueue = tables.filter(({ name }) => name.startsWith("pgboss."));
      for (const { name } of ofQueue.toReversed()) await ask(`delete from ${name}`);
    },

    async listSequences() {
      const rows = await ask(`
        select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
        from pg_sequences where schemaname in ('public', 'drizzle', 'pgboss') order by name`);
      return z.array(Sequence).parse(rows);
    },

    async setSequence({ name, lastValue }) {
      if (lastValue === null) return;
      await database.queries().execute(sql`select setval(${name}::regclass, ${lastValue}::bigint)`);
    },

    async findSchemaVersion() {
      const rows = await ask("select max(created_at)::text as version from drizzle.__drizzle_migrations");
      return Version.parse(rows)[0].version;
    },

    async findJobQueueVersion() {
      return Version.parse(await ask("select version::text from pgboss.version"))[0].version;
    },
  };
}

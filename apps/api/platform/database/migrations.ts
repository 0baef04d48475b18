import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import type { Queries } from "./database.ts";

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL("../../migrations", import.meta.url)) };

/** To open a database as it is, for a copy of it or into it: without the migrations that it lacks. */
export interface Opening {
  isAsItIs?: boolean;
}

const Presence = z.tuple([z.object({ isThere: z.boolean() })]);
const Applied = z.array(z.object({ version: z.string() }));

/** Thrown where this release would write into tables it does not know. */
class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
  constructor() {
    super(
      "The database was migrated by a newer release than this one, which would not know what it writes into. " +
        "Start the newer release, or restore a backup that this one made.",
    );
  }
}

/** Thrown where the tables are drafts of what became the first release: no migration leads on from them. */
class EarlierSchemaError extends Error {
  override name = "EarlierSchemaError";
  constructor() {
    super("The database was made before the first release. Start on a new DATA_DIR or database.");
  }
}

/** Whether anything was ever migrated here. */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  return Presence.parse(rows)[0].isThere;
}

/** Throws when the database has been through a migration that is none of ours. */
export async function refuseNewerSchema(queries: Queries): Promise<void> {
  if (!(await isMigrated(queries))) return;
  const { rows } = await queries.execute(
    sql`select created_at::text as version from drizzle.__drizzle_migrations`,
  );
  const ours = readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);
  const unknown = Applied.parse(rows)
    .map(({ version }) => Number(version))
    .filter((version) => !ours.includes(version));
  if (unknown.some((version) => version < Math.min(...ours))) throw new EarlierSchemaError();
  if (unknown.length > 0) throw new NewerSchemaError();
}

/** Makes the tables as they were at a version, in an empty database; the rows of its journal are the caller's. */
export async function migrateEmptyTo(queries: Queries, version: string): Promise<void> {
  const ours = readMigrationFiles(MIGRATIONS);
  const wanted = ours.filter(({ folderMillis }) => folderMillis <= Number(version));
  if (String(wanted.at(-1)?.folderMillis) !== version) throw new NewerSchemaError();
  await queries.execute(sql`create schema if not exists drizzle`);
  // As drizzle makes it.
  await queries.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const statement of wanted.flatMap(({ sql: statements }: MigrationMeta) => statements))
    await queries.execute(sql.raw(statement));
}

import { readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openMemoryDatabase } from "#platform/database/open-embedded-database.ts";
import { openServerDatabase } from "#platform/database/open-server-database.ts";

const POOL_SIZE = 10;
/** Databases on a server that the test file at hand has made. */
let made: { server: string; name: string }[] = [];

/** A migrated, empty database of the kind that the test project is about. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env["SKYWAVE_TEST_DATABASE"] === "postgres") return openCopy(inject("databaseServer"));
  return openMemoryDatabase(await blobOf(inject("databaseDump")));
}

/** The same database for another node: connections of its own where there is a server, else the one instance. */
export async function shareTestDatabase(database: Database): Promise<Database> {
  const { driver } = database;
  if (driver.kind === "server") return openServerDatabase(driver.url, POOL_SIZE);
  return { ...database, close: () => Promise.resolve() };
}

/** A database opened once more, as a node that starts opens it. */
export async function reopenDatabase({ driver }: Database): Promise<Database> {
  if (driver.kind === "server") return openServerDatabase(driver.url, POOL_SIZE);
  return openMemoryDatabase(await driver.lite.dumpDataDir("none"));
}

/** A database of the same kind that nothing was ever done to. */
export async function openBlankDatabase(): Promise<Database> {
  const isAsItIs = true;
  if (process.env["SKYWAVE_TEST_DATABASE"] !== "postgres")
    return openMemoryDatabase(await blobOf(inject("blankDatabaseDump")), { isAsItIs });
  return openServerDatabase(await createOn(inject("databaseServer"), "template0"), POOL_SIZE, { isAsItIs });
}

/** Drops what a test file has made on a server, once it is through: each database takes up 12 MB. */
export async function dropTestDatabases(): Promise<void> {
  const [first] = made;
  const statements = made.map(({ name }) => `drop database ${name} with (force)`);
  made = [];
  if (first !== undefined) await askServer(first.server, statements);
}

async function blobOf(file: string): Promise<Blob> {
  return new Blob([await readFile(file)]);
}

async function openCopy(server: string): Promise<Database> {
  return openServerDatabase(await createOn(server, "skywave_template"), POOL_SIZE);
}

async function createOn(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await askServer(server, [`create database ${name} template ${template}`]);
  made.push({ server, name });
  return server + name;
}

async function askServer(server: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Database } from "#platform/database/database.ts";
import { openMemoryDatabase } from "#platform/database/open-embedded-database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with a migrated embedded database, which each test file opens a copy of. */
    databaseDump: string;
    /** File with one that nothing was done to since it was made. */
    blankDatabaseDump: string;
    /** Server that holds the migrated template database. */
    databaseServer: string;
  }
}

/** Makes a blank database and a migrated one, and keeps them as files: opening a copy takes a quarter of making one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-dump-"));
  const blank = await openMemoryDatabase(undefined, { isAsItIs: true });
  project.provide("blankDatabaseDump", await dumpInto(join(folder, "blank.tar"), blank));
  await blank.close();
  const database = await openMemoryDatabase();
  const jobs = createJobs(database, () => undefined);
  await jobs.open();
  await jobs.stop();
  await dropTemplates(database);
  project.provide("databaseDump", await dumpInto(join(folder, "database.tar"), database));
  await database.close();
  return () => rm(folder, { recursive: true, force: true });
}

/** Two thirds of the files belong to databases that others are copied from, which nobody does here. */
async function dropTemplates({ driver }: Database): Promise<void> {
  if (driver.kind !== "embedded") throw new Error("the memory database is embedded");
  await driver.lite.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await driver.lite.exec(`drop database ${template}`);
}

async function dumpInto(file: string, { driver }: Database): Promise<string> {
  if (driver.kind !== "embedded") throw new Error("the memory database is embedded");
  const dump = await driver.lite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

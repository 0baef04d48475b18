import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openMemoryDatabase } from "#platform/database/open-database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with a migrated embedded database, which each test file opens a copy of. */
    databaseDump: string;
    /** Server that holds the migrated template database. */
    databaseServer: string;
  }
}

/** Makes one migrated database and keeps it as a file: opening a copy is four times as fast as migrating. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-dump-"));
  const file = join(folder, "database.tar");
  const database = await openMemoryDatabase();
  const jobs = createJobs(database, () => undefined);
  await jobs.open();
  await jobs.stop();
  if (database.driver.kind !== "embedded") throw new Error("the memory database is embedded");
  const dump = await database.driver.lite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide("databaseDump", file);
  return () => rm(folder, { recursive: true, force: true });
}

import { existsSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../database/database.ts";
import { lockFolder } from "@skywave/folder-lock";
import { isMigrated, migrateEmptyTo } from "../database/migrations.ts";
import { createJobs } from "../jobs/jobs.ts";
import { type BackupRepository, createBackupRepository, type Table } from "./backup-repository.ts";
import { FILES, readEntries } from "./entries.ts";
import type { BackupSummary } from "./write-backup.ts";

const ROWS_AT_ONCE = 500;

/**
 * Brings a backup back into an empty database and a data folder without keys and ledger, all of it or nothing.
 * The tables are made as they were when it was written; the next start brings them to this release.
 */
export async function restoreBackup(
  database: Database,
  { dataFolder, path }: { dataFolder: string; path: string },
): Promise<BackupSummary> {
  const about = await checkWhole(path);
  if (await isMigrated(database.queries()))
    throw new Error(
      "The database is not empty. A backup is restored into a new one, so that nothing is lost.",
    );
  const taken = FILES.find((file) => existsSync(join(dataFolder, file)));
  if (taken !== undefined)
    throw new Error(`${join(dataFolder, taken)} is there already. Restore into a DATA_DIR without it.`);
  // A card processor that runs there would not see what comes into its ledger.
  const release = about.hasLedger ? lockFolder(join(dataFolder, "card-processor")) : () => undefined;
  try {
    const restored = await restoreTables(database, { path, about });
    return { ...restored, files: await writeFiles(dataFolder, path) };
  } finally {
    release();
  }
}

interface About {
  schema: string;
  jobQueue: string;
  hasLedger: boolean;
}

/** Reads it once from end to end: nothing is begun with one that was cut off or damaged. */
async function checkWhole(path: string): Promise<About> {
  let about: Omit<About, "hasLedger"> | undefined;
  let hasLedger = false;
  let rows = 0;
  let isWhole = false;
  for await (const { entry } of readEntries(path)) {
    if (Array.isArray(entry)) rows += 1;
    else if (entry.kind === "about") about = entry;
    else if (entry.kind === "file") hasLedger ||= entry.path.startsWith("card-processor/");
    else if (entry.kind === "end") isWhole = entry.rows === rows;
  }
  if (about === undefined || !isWhole) throw new Error(`${path} is no whole backup: its end is missing.`);
  return { ...about, hasLedger };
}

async function restoreTables(
  database: Database,
  { path, about }: { path: string; about: About },
): Promise<{ tables: number; rows: number }> {
  const repository = createBackupRepository(database);
  await makeJobQueue(database);
  if ((await repository.findJobQueueVersion()) !== about.jobQueue)
    throw new Error(
      "The backup was written by a release with another job queue. Restore it with that release.",
    );
  return database.inTransaction(async () => {
    await repository.beginCopy();
    await migrateEmptyTo(database.queries(), about.schema);
    return fillTables(repository, path);
  });
}

async function makeJobQueue(database: Database): Promise<void> {
  let failure: Error | undefined;
  const jobs = createJobs(database, (error) => {
    failure = error;
  });
  await jobs.open();
  await jobs.stop();
  if (failure !== undefined) throw failure;
}

async function fillTables(
  repository: BackupRepository,
  path: string,
): Promise<{ tables: number; rows: number }> {
  const here = new Map((await repository.listTables()).map((table) => [table.name, table]));
  await repository.clearJobQueue([...here.values()]);
  let table: Table | undefined;
  let lines: string[] = [];
  const counts = { tables: 0, rows: 0 };
  const flush = async () => {
    if (table !== undefined && lines.length > 0) await repository.insertLines(table, lines);
    counts.rows += lines.length;
    lines = [];
  };
  for await (const { entry, line } of readEntries(path)) {
    if (Array.isArray(entry)) {
      lines.push(line);
      if (lines.length === ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if (entry.kind === "table") {
      table = sameTable(here.get(entry.name), entry);
      counts.tables += 1;
    }
    if (entry.kind === "sequence") await repository.setSequence(entry);
  }
  return counts;
}

function sameTable(table: Table | undefined, { name, columns }: { name: string; columns: string[] }): Table {
  const isSame = table?.columns.map((column) => column.name).join() === columns.join();
  if (table === undefined || !isSame)
    throw new Error(`${name} of the backup is not as this release made it at that version.`);
  return table;
}

async function writeFiles(dataFolder: string, path: string): Promise<number> {
  let current = "";
  let count = 0;
  for await (const { entry } of readEntries(path)) {
    if (Array.isArray(entry)) continue;
    if (entry.kind === "file") {
      current = join(dataFolder, entry.path);
      await mkdir(dirname(current), { recursive: true, mode: 0o700 });
      await writeFile(current, "", { mode: 0o600, flag: "wx", flush: true });
      count += 1;
    }
    if (entry.kind === "piece")
      await appendFile(current, Buffer.from(entry.base64, "base64"), { flush: true });
  }
  return count;
}

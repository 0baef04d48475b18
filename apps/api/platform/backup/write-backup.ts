import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../database/database.ts";
import { createBackupRepository } from "./backup-repository.ts";
import { type Entry, FILES } from "./entries.ts";

/** What went into a backup. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes all that a system keeps into one file: its tables as they are at one moment, and what of its data
 * folder goes with them. The card processor's ledger is copied last, as a charge may be there that the tables
 * do not know of yet, which is asked for again, but never the other way round.
 */
export async function writeBackup(
  database: Database,
  { dataFolder, path }: { dataFolder: string; path: string },
): Promise<BackupSummary> {
  const draft = `${path}.part`;
  const packed = createGzip();
  // It holds whatever there is to know about customers.
  const written = finished(packed.pipe(createWriteStream(draft, { mode: 0o600 })));
  const writeLine = async (line: string) => {
    if (!packed.write(`${line}\n`)) await once(packed, "drain");
  };
  const write = (entry: Entry) => writeLine(JSON.stringify(entry));
  const { tables, rows } = await database.inTransaction(() => writeTables(database, write, writeLine));
  const files = FILES.filter((file) => existsSync(join(dataFolder, file)));
  for (const file of files) {
    await write({ kind: "file", path: file });
    for await (const piece of createReadStream(join(dataFolder, file)))
      await write({ kind: "piece", base64: Buffer.from(piece).toString("base64") });
  }
  await write({ kind: "end", rows });
  packed.end();
  await written;
  await bringToDisk(draft);
  await rename(draft, path);
  return { tables, rows, files: files.length };
}

async function writeTables(
  database: Database,
  write: (entry: Entry) => Promise<void>,
  writeLine: (line: string) => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  const repository = createBackupRepository(database);
  await repository.beginCopy();
  const schema = await repository.findSchemaVersion();
  await write({ kind: "about", format: 1, schema, jobQueue: await repository.findJobQueueVersion() });
  const tables = await repository.listTables();
  let rows = 0;
  for (const table of tables) {
    await write({ kind: "table", name: table.name, columns: table.columns.map(({ name }) => name) });
    for await (const line of repository.readLines(table)) {
      await writeLine(line);
      rows += 1;
    }
  }
  for (const sequence of await repository.listSequences()) await write({ kind: "sequence", ...sequence });
  return { tables: tables.length, rows };
}

async function bringToDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync();
  await file.close();
}

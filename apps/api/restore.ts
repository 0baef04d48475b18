import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { openDatabase } from "./providers/connections.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";

/** Brings a backup back into the database and the data folder that are configured, which have to be empty. */
async function restore(): Promise<void> {
  const [path] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined) throw new Error("Say which backup:  npm run restore -- skywave-….backup");
  const config = readConfig(process.env);
  const database = await openDatabase(config, { isAsItIs: true });
  try {
    const { tables, rows, files } = await restoreBackup(database, { dataFolder: config.dataFolder, path });
    process.stdout.write(`Restored ${rows} rows of ${tables} tables, and ${files} files\n`);
  } finally {
    await database.close();
  }
}

try {
  await restore();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}

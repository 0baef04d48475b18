import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { openDatabase } from "./providers/connections.ts";
import { writeBackup } from "./platform/backup/write-backup.ts";

/**
 * Writes a backup of the database that is configured and of what goes with it. The embedded database admits one
 * process, so the app is stopped meanwhile; PostgreSQL is copied while it serves.
 */
async function backUp(): Promise<void> {
  const [path = `skywave-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup`] = parseArgs({
    allowPositionals: true,
  }).positionals;
  const config = readConfig(process.env);
  const database = await openDatabase(config, { isAsItIs: true });
  try {
    const { tables, rows, files } = await writeBackup(database, { dataFolder: config.dataFolder, path });
    process.stdout.write(`${path}: ${rows} rows of ${tables} tables, and ${files} files\n`);
  } finally {
    await database.close();
  }
}

try {
  await backUp();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}

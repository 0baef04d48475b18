import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { readConfig } from "./config.ts";
import { connectCardProcessor, openDatabase } from "#providers/connections.ts";
import { readOrCreateKey } from "#platform/security/secrets.ts";

/**
 * Compares our books with the card processor's, now. The embedded database admits one process, so the app is
 * stopped meanwhile; PostgreSQL is compared while it serves.
 */
async function compare(): Promise<number> {
  const { values } = parseArgs({ options: { from: { type: "string" }, until: { type: "string" } } });
  const config = readConfig(process.env);
  const secretKey = config.secretKey ?? (await readOrCreateKey(config.dataFolder));
  const database = await openDatabase(config);
  const outside = { cardProcessor: connectCardProcessor(config) };
  const app = await build({ config, database, secretKey, outside });
  try {
    const span = values.from === undefined ? undefined : spanOf(values.from, values.until);
    const report = await app.modules.billing.processor.compareWithProcessor(span);
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return report.mismatchCount === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}

function spanOf(from: string, until: string | undefined) {
  const instant = Temporal.Instant.from(from);
  return {
    from: instant,
    until: until === undefined ? Temporal.Now.instant() : Temporal.Instant.from(until),
  };
}

try {
  process.exitCode = await compare();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 2;
}

import { build } from "./build.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./platform/database/database.ts";
import { openEmbeddedDatabase, openServerDatabase } from "./platform/database/open-database.ts";
import { readOrCreateKey } from "./platform/security/secrets.ts";
import { registerWebApp } from "./platform/web/register-web-app.ts";
import { createStripeCardProcessor } from "./providers/card-processor/stripe-card-processor.ts";

const CARD_PROCESSOR_TIMEOUT_IN_MILLISECONDS = 10_000;
const DRAIN_IN_MILLISECONDS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const secretKey = config.secretKey ?? (await readOrCreateKey(config.dataFolder));
  const database = await openDatabase(config);
  const app = await build({ config, database, secretKey, cardProcessor: connectCardProcessor(config) });
  await registerWebApp(app, { config });
  await app.listen({ port: config.port, host: config.host });
  if (config.isSandbox) await app.seedPersonas();

  const stop = () => {
    // Whoever still waits for an answer after this is cut off; orders under way are settled at the next start.
    setTimeout(() => process.exit(0), DRAIN_IN_MILLISECONDS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Closed when the program that started this one is gone, even by a kill.
  process.once("disconnect", stop);
}

function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl === undefined
    ? openEmbeddedDatabase(config.dataFolder)
    : openServerDatabase(config.databaseUrl, config.databasePoolSize);
}

function connectCardProcessor(config: Config) {
  const { url, secretKey } = config.cardProcessor;
  const timeoutInMilliseconds = CARD_PROCESSOR_TIMEOUT_IN_MILLISECONDS;
  if (url === undefined) return createStripeCardProcessor({ secretKey, timeoutInMilliseconds });
  const { protocol, hostname, port } = new URL(url);
  return createStripeCardProcessor({
    secretKey,
    timeoutInMilliseconds,
    protocol: protocol === "https:" ? "https" : "http",
    host: hostname,
    port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
  });
}

try {
  await start();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

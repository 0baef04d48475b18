import { join } from "node:path";
import { buildCardProcessor } from "./build.ts";
import { readConfig } from "./config.ts";

const GRACE_IN_MILLISECONDS = 2_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildCardProcessor({
    folder: join(config.dataFolder, "card-processor"),
    keys: config.keys,
    appOrigins: config.appOrigins,
    isLogging: true,
  });
  // An answer that is held for a test must not keep the process alive; what was charged is on disk already.
  const stop = (): void => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_IN_MILLISECONDS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const address = await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Card processor listening on ${address}\n`);
}

try {
  await start();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

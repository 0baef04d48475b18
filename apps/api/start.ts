import { setTimeout as pause } from "node:timers/promises";
import { build } from "./build.ts";
import { readConfig } from "./config.ts";
import { connectCardProcessor, openDatabase } from "./providers/connections.ts";
import { readOrCreateKey } from "./platform/security/secrets.ts";
import { registerWebApp } from "./platform/web/register-web-app.ts";

const CARD_PROCESSOR_LIMIT_IN_MILLISECONDS = 10_000;
const ASK_EVERY_IN_MILLISECONDS = 25;
const DRAIN_IN_MILLISECONDS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const secretKey = config.secretKey ?? (await readOrCreateKey(config.dataFolder));
  const database = await openDatabase(config);
  const outside = { cardProcessor: connectCardProcessor(config) };
  const app = await build({ config, database, secretKey, outside });
  await registerWebApp(app, { config, isPreviewed: app.modules.catalogue.isPreviewed });
  if (config.isSandbox) {
    await untilItAnswers(config.cardProcessor.url);
    // Whoever finds the sandbox ready finds its people in it.
    await app.seedPersonas();
  }
  const address = await app.listen({ port: config.port, host: config.host });
  await app.registerForProcessorEvents(address);

  const stop = () => {
    // Whoever still waits for an answer after this is cut off; orders under way are settled at the next start.
    setTimeout(() => process.exit(0), DRAIN_IN_MILLISECONDS).unref();
    void app.drainAndClose().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Closed when the program that started this one is gone, even by a kill.
  process.once("disconnect", stop);
}

/** Waits for the embedded card processor, which starts at the same time. Who never answers is told of by the first call. */
async function untilItAnswers(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const deadline = Date.now() + CARD_PROCESSOR_LIMIT_IN_MILLISECONDS;
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isThere()) && Date.now() < deadline) await pause(ASK_EVERY_IN_MILLISECONDS);
}

try {
  await start();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

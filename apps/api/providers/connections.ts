import type { Config } from "#config.ts";
import type { Database } from "#platform/database/database.ts";
import { openServerDatabase } from "#platform/database/open-server-database.ts";
import type { CardProcessor } from "./card-processor/card-processor.ts";
import { createStripeCardProcessor } from "./card-processor/stripe/stripe-card-processor.ts";
import { createLocalScores } from "./sports/local-scores.ts";
import type { ScoresProvider } from "./sports/scores-provider.ts";

const CARD_PROCESSOR_TIMEOUT_IN_MILLISECONDS = 10_000;

/**
 * The database that the configuration names; as it is, when it is not to be migrated. The embedded one is loaded only
 * where it is used.
 */
export async function openDatabase(config: Config, { isAsItIs = false } = {}): Promise<Database> {
  if (config.databaseUrl !== undefined)
    return openServerDatabase(config.databaseUrl, config.databasePoolSize, { isAsItIs });
  const { openEmbeddedDatabase } = await import("#platform/database/open-embedded-database.ts");
  return openEmbeddedDatabase(config.dataFolder, { isDurable: !config.isSandbox, isAsItIs });
}

/** Who knows how games stand: in a sandbox leagues of its own. */
export function connectScores({ isSandbox }: Pick<Config, "isSandbox">): ScoresProvider | undefined {
  return isSandbox ? createLocalScores() : undefined;
}

/** The card processor that the configuration names. */
export function connectCardProcessor(config: Config): CardProcessor {
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

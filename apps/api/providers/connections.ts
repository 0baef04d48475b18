import type { Config } from "#config.ts";
import type { Database } from "#platform/database/database.ts";
import { openEmbeddedDatabase, openServerDatabase } from "#platform/database/open-database.ts";
import type { CardProcessor } from "./card-processor/card-processor.ts";
import { createStripeCardProcessor } from "./card-processor/stripe/stripe-card-processor.ts";
import { createLocalScores } from "./sports/local-scores.ts";
import type { ScoresProvider } from "./sports/scores-provider.ts";

const CARD_PROCESSOR_TIMEOUT_IN_MILLISECONDS = 10_000;

/** The database that the configuration names; as it is, when it is not to be migrated. */
export function openDatabase(config: Config, { isAsItIs = false } = {}): Promise<Database> {
  return config.databaseUrl === undefined
    ? openEmbeddedDatabase(config.dataFolder, { isDurable: !config.isSandbox, isAsItIs })
    : openServerDatabase(config.databaseUrl, config.databasePoolSize, { isAsItIs });
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

import type { Keys } from "./wire/authenticate.ts";

export interface CardProcessorConfig {
  host: string;
  port: number;
  dataFolder: string;
  keys: Keys;
  appOrigins: readonly string[];
}

// Anybody may know these: they open a processor that moves no money.
const SANDBOX_KEYS: Keys = {
  secret: "sk_test_skywave",
  publishable: "pk_test_skywave",
};

/** Reads the environment once; throws with every wrong value named. */
export function readConfig(env: Record<string, string | undefined>): CardProcessorConfig {
  const wrong: string[] = [];
  const appPort = portFrom(env, "PORT", 8080, wrong);
  const port = portFrom(env, "CARD_PROCESSOR_PORT", appPort + 1, wrong);
  const secret = keyFrom(env, "CARD_PROCESSOR_SECRET_KEY", SANDBOX_KEYS.secret, wrong);
  const publishable = keyFrom(env, "CARD_PROCESSOR_PUBLISHABLE_KEY", SANDBOX_KEYS.publishable, wrong);
  const appOrigins = env["APP_ORIGINS"]?.split(/[\s,]+/).filter(Boolean) ?? defaultOrigins(appPort);
  for (const origin of appOrigins)
    if (!isOrigin(origin)) wrong.push(`APP_ORIGINS: ${origin} is not an origin`);
  if (wrong.length > 0) throw new Error(`The card processor cannot start:\n  ${wrong.join("\n  ")}`);
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port,
    dataFolder: env["DATA_DIR"] ?? ".data",
    keys: { secret, publishable },
    appOrigins,
  };
}

function portFrom(
  env: Record<string, string | undefined>,
  name: string,
  fallback: number,
  wrong: string[],
): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  wrong.push(`${name}: ${text} is not a port`);
  return fallback;
}

function keyFrom(
  env: Record<string, string | undefined>,
  name: string,
  fallback: string,
  wrong: string[],
): string {
  const key = env[name] ?? fallback;
  if (!/^[sp]k_test_\w{4,}$/.test(key)) wrong.push(`${name}: only test keys, this processor moves no money`);
  return key;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function defaultOrigins(appPort: number): string[] {
  return ["localhost", "can.localhost", "127.0.0.1"].map((host) => `http://${host}:${appPort}`);
}

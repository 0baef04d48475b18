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
export function readConfig(env: Environment): CardProcessorConfig {
  const wrong: string[] = [];
  const read = <Value>(name: string, readOne: (text: string) => Value | Wrong, fallback: Value): Value => {
    const text = env[name];
    if (text === undefined || text === "") return fallback;
    const value = readOne(text);
    if (!(value instanceof Wrong)) return value;
    wrong.push(`${name}: ${value.why}`);
    return fallback;
  };
  const appPort = read("PORT", portFrom, 8080);
  const config: CardProcessorConfig = {
    host: env["HOST"] ?? "127.0.0.1",
    port: read("CARD_PROCESSOR_PORT", portFrom, appPort + 1),
    dataFolder: env["DATA_DIR"] ?? ".data",
    keys: {
      secret: read("CARD_PROCESSOR_SECRET_KEY", testKeyFrom, SANDBOX_KEYS.secret),
      publishable: read("CARD_PROCESSOR_PUBLISHABLE_KEY", testKeyFrom, SANDBOX_KEYS.publishable),
    },
    appOrigins: read("APP_ORIGINS", originsFrom, defaultOrigins(appPort)),
  };
  if (wrong.length > 0) throw new Error(`The card processor cannot start:\n  ${wrong.join("\n  ")}`);
  return config;
}

type Environment = Record<string, string | undefined>;

class Wrong {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

function portFrom(text: string): number | Wrong {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : new Wrong(`${text} is not a port`);
}

function testKeyFrom(text: string): string | Wrong {
  return /^[sp]k_test_\w{4,}$/.test(text) ? text : new Wrong("only test keys, this processor moves no money");
}

function originsFrom(text: string): readonly string[] | Wrong {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const bad = origins.find((origin) => !isOrigin(origin));
  return bad === undefined ? origins : new Wrong(`${bad} is not an origin`);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function defaultOrigins(appPort: number): string[] {
  const names = ["localhost", "aurora.localhost"];
  const hosts = [...names, ...names.map((name) => `can.${name}`), "127.0.0.1"];
  return hosts.map((host) => `http://${host}:${appPort}`);
}

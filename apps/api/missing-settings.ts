type Environment = Record<string, string | undefined>;

/** What production cannot do without, and what each is for. */
const NEEDED_IN_PRODUCTION = {
  DATABASE_URL:
    "where PostgreSQL is; or EMBEDDED_DATABASE=accept, to keep everything in DATA_DIR and have one node only",
  SKYWAVE_SECRET_KEY:
    "encrypts and signs what is stored and sent; 32 characters or more, the same on each node",
  PUBLIC_URL: "where customers reach the app; links in mails and texts start with it",
  STRIPE_SECRET_KEY: "charges cards",
  STRIPE_PUBLISHABLE_KEY: "lets browsers hand cards to the card processor",
  STRIPE_WEBHOOK_SECRET: "proves events of the card processor, such as refunds and disputes",
  SMTP_URL: "carries mail",
  MAIL_FROM: "who mail comes from",
  SELLER: "who sells, as it stands on every invoice, with tax registration numbers (JSON)",
} as const;

const WHOLE_OR_NOT_AT_ALL = [
  ["TEXT_GATEWAY_URL", "TEXT_GATEWAY_ACCOUNT", "TEXT_GATEWAY_TOKEN", "TEXT_GATEWAY_FROM"],
  ["CONTENT_URL", "CONTENT_SPACE", "CONTENT_TOKEN"],
  ["PERSONALISATION_URL", "PERSONALISATION_ENVIRONMENT", "PERSONALISATION_TOKEN"],
] as const;

/** Every setting that is missing, a line each with what it is for. */
export function missingSettings(environment: Environment): string[] {
  return [...missingInProduction(environment), ...cutShort(environment), ...withoutWorker(environment)];
}

function missingInProduction(environment: Environment): string[] {
  if (environment["SKYWAVE_MODE"] !== "production") return [];
  return Object.entries(NEEDED_IN_PRODUCTION)
    .filter(([key]) => environment[key] === undefined)
    .filter(([key]) => key !== "DATABASE_URL" || environment["EMBEDDED_DATABASE"] === undefined)
    .map(([key, purpose]) => `${key}: is needed in production; ${purpose}`);
}

function cutShort(environment: Environment): string[] {
  return WHOLE_OR_NOT_AT_ALL.flatMap((group) => {
    const missing = group.filter((key) => environment[key] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    return missing.map((key) => `${key}: of ${group.join(", ")}, all or none must be set`);
  });
}

/** The embedded database has one process, and what nobody does is never done. */
function withoutWorker({ BACKGROUND_WORK: work, DATABASE_URL: url }: Environment): string[] {
  if (work !== "off" || url !== undefined) return [];
  return ["BACKGROUND_WORK: off needs DATABASE_URL, and a node on the same database that has it on"];
}

import { Seller } from "@skywave/contract/billing/invoice-document";
import { MOST_PLANS_PER_ORDER } from "@skywave/contract/orders/create-order";
import { Address } from "@skywave/contract/wire/place";
import { z } from "zod";
import { missingSettings } from "./missing-settings.ts";
import type { ContentAccount } from "./providers/content/delivery-source.ts";
import type { PersonalisationAccount } from "./providers/personalisation/http-personaliser.ts";
import type { TextGatewayAccount } from "./providers/text-messages/text-gateway.ts";

const Port = z.coerce.number().int().min(0).max(65_535);

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("is not JSON");
    return z.NEVER;
  }
});
const ThirdPartyClients = z.array(
  z.strictObject({ clientId: z.string().min(1), name: z.string().min(1), redirectUris: z.array(z.url()) }),
);

/** In addresses, so as it is written there; a secret that is guessed would give trials away. */
const PartnerName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
const VehicleMakerSecrets = z.record(PartnerName, z.string().min(32));
// The secret is part of a link, and after the dot of its key.
const VehicleDealerDesks = z.record(
  PartnerName,
  z.strictObject({ secret: z.string().regex(/^[\w-]{32,150}$/), address: Address }),
);

type ThirdPartyClient = z.infer<typeof ThirdPartyClients>[number];

const SANDBOX_CLIENTS: readonly ThirdPartyClient[] = [
  {
    clientId: "sandbox-voice-assistant",
    name: "Voice assistant",
    redirectUris: ["https://assistant.example/linked"],
  },
];

const SANDBOX_SELLER: Seller = {
  legalName: "Skywave Audio Inc.",
  addressLines: ["1 Horizon Plaza", "Albany NY 12207, USA"],
  registrations: [
    { taxType: "gst", number: "12345 6789 RT0001" },
    { taxType: "qst", number: "1012345678 TQ0001" },
    { taxType: "pst", number: "PST-1012-3456" },
    { taxType: "rst", number: "123456-7" },
  ],
};

// Long enough for a balancer that asks each second whether a node is ready; nobody balances a sandbox.
const QUIET_IN_MILLISECONDS = 1_500;

/** What RFC 9110 allows in the name of a header, in small letters as the server reads them. */
const HeaderName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/)
  .toLowerCase();

const BYTES_PER_MEGABYTE = 1024 * 1024;

const Environment = z.object({
  PORT: Port.default(8080),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url().optional(),
  EMBEDDED_DATABASE: z.literal("accept").optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  SKYWAVE_MODE: z.enum(["sandbox", "production"]).default("sandbox"),
  SKYWAVE_SECRET_KEY: z.string().min(32).optional(),
  PUBLIC_URL: z.url().optional(),
  OTHER_ORIGINS: z.string().optional(),
  COOKIE_DOMAIN: z.string().optional(),
  TRUSTED_PROXIES: z.string().optional(),
  REGION_HEADER: HeaderName.optional(),
  CARD_PROCESSOR_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  SMTP_URL: z.url().optional(),
  TEXT_GATEWAY_URL: z.url().optional(),
  TEXT_GATEWAY_ACCOUNT: z.string().optional(),
  TEXT_GATEWAY_TOKEN: z.string().optional(),
  TEXT_GATEWAY_FROM: z.string().optional(),
  CONTENT_URL: z.url().optional(),
  CONTENT_SPACE: z.string().optional(),
  CONTENT_ENVIRONMENT: z.string().optional(),
  CONTENT_TOKEN: z.string().optional(),
  CONTENT_PICTURES_ORIGIN: z.url().optional(),
  PERSONALISATION_URL: z.url().optional(),
  PERSONALISATION_ENVIRONMENT: z.string().optional(),
  PERSONALISATION_TOKEN: z.string().optional(),
  MAIL_FROM: z.string().default("Skywave <hello@skywave.example>"),
  SUPPORT_EMAIL: z.email().optional(),
  THIRD_PARTY_CLIENTS: JsonText.pipe(ThirdPartyClients).optional(),
  VEHICLE_MAKERS: JsonText.pipe(VehicleMakerSecrets).optional(),
  VEHICLE_DEALERS: JsonText.pipe(VehicleDealerDesks).optional(),
  BUILD_NAME: z.string().min(1).max(80).default("unnamed"),
  BRAND_NAME: z.string().default("Skywave"),
  SELLER: JsonText.pipe(Seller).optional(),
  QUIET_BEFORE_STOP_MS: z.coerce.number().int().min(0).max(5_000).optional(),
  MOST_PLANS_PER_ORDER: z.coerce.number().int().min(2).max(MOST_PLANS_PER_ORDER).default(5),
  RADIO_TRANSFER_FEE_CENTS: z.coerce.number().int().min(0).max(10_000).default(0),
  MOST_STREAMS_PER_ACCOUNT: z.coerce.number().int().min(1).max(20).default(3),
  SOUND_LIBRARY: z.enum(["ahead", "asked"]).default("ahead"),
  SOUND_STORE_MEGABYTES: z.coerce.number().int().min(100).max(1_000_000).default(1_024),
  BACKGROUND_WORK: z.enum(["on", "off"]).default("on"),
  METRICS_PORT: Port.optional(),
  PUBLIC_DOCS: z.enum(["on", "off"]).optional(),
  SEARCH_ENGINES: z.enum(["on", "off"]).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

/** What the environment says, checked once at start. Times elsewhere are defaults kept beside their use. */
export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  /** Absent: the embedded database in the data folder; in production only where that was accepted. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  isSandbox: boolean;
  /** Absent in the sandbox only, which then keeps a key of its own in the data folder. */
  secretKey: string | undefined;
  /** Where customers reach the app; links in mails start with it. */
  publicUrl: string;
  /** Further origins of the app, such as the Canadian one; together with the public one, they are ours. */
  otherOrigins: string[];
  cookieDomain: string | undefined;
  /** CIDR list; never a hop count, which would make all clients share one rate bucket. */
  trustedProxies: string[];
  /** Of the header in which the operator's proxy names the visitor's state or province. Absent: none is read. */
  regionHeader: string | undefined;
  cardProcessor: {
    url: string | undefined;
    secretKey: string;
    publishableKey: string;
    /** Signs the processor's events. Absent in the sandbox only, which registers for them itself. */
    webhookSecret: string | undefined;
  };
  mail: { smtpUrl: string | undefined; from: string };
  /** Who reads what people ask on the help pages. */
  supportEmail: string;
  /** Absent: the sandbox keeps texts in its inbox, and in production nobody is offered one. */
  textGateway: TextGatewayAccount | undefined;
  /** Absent: the sandbox has a content store of its own, and production shows the texts it is built with. */
  content: ContentAccount | undefined;
  /** Where the pictures of the content store come from, if not from us. */
  contentPicturesOrigin: string | undefined;
  /** Absent: the sandbox decides by lot, and in production everybody sees the pages as they are. */
  personalisation: PersonalisationAccount | undefined;
  /** Names what runs, for whoever asks which build answers. */
  buildName: string;
  brandName: string;
  /** Stands on every invoice. */
  seller: Seller;
  /** Who may ask people to act in their name, and the addresses that codes are sent to. */
  thirdPartyClients: readonly ThirdPartyClient[];
  /** The makers of vehicles that give trials along, each with the secret that signs its messages. */
  vehicleMakerSecrets: Readonly<Record<string, string>>;
  /** The dealers who may start trials at their desks, each with the secret of its key and the place where it is. */
  vehicleDealerDesks: Readonly<Record<string, z.infer<typeof VehicleDealerDesks>[string]>>;
  /** How many plans somebody may buy at once. */
  mostPlansPerOrder: number;
  /** What a plan's move to another radio costs before tax, in the currency of the plan. */
  radioTransferFeeInCents: number;
  /** On how many devices an account may be heard at once. */
  mostStreamsPerAccount: number;
  /** Whether sound is made while nobody needs the machine for something else, or once somebody asks. */
  soundLibrary: "ahead" | "asked";
  /** How much sound is kept in the data folder. */
  soundStoreInBytes: number;
  /** Whether this node does what works behind the calls; another one on its database does otherwise. */
  hasBackgroundWork: boolean;
  /** How long nobody asks for anything before a node that is told to stop closes. */
  quietInMilliseconds: number;
  /** Absent: metrics are for callers on this machine, on the port of all else. */
  metricsPort: number | undefined;
  /** Whether the documents for developers are served; in production only where it is said. */
  hasDocuments: boolean;
  /** Whether search engines may list the shop; by itself in production only. */
  isSearched: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** Reads the environment; throws one error that names every key that is wrong or missing, and what it is for. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Who leaves a value empty, as files of settings do, has not set it.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  const problems = [...wrong, ...missingSettings(given)];
  if (!parsed.success || problems.length > 0)
    throw new Error(`The environment is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  return configFrom(parsed.data);
}

function configFrom(values: z.infer<typeof Environment>): Config {
  const isSandbox = values.SKYWAVE_MODE === "sandbox";
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    isSandbox,
    secretKey: values.SKYWAVE_SECRET_KEY,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    otherOrigins: listOf(values.OTHER_ORIGINS).map((origin) => new URL(origin).origin),
    cookieDomain: values.COOKIE_DOMAIN,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    regionHeader: values.REGION_HEADER,
    cardProcessor: {
      url: values.CARD_PROCESSOR_URL ?? embeddedCardProcessorUrl(values),
      secretKey: values.STRIPE_SECRET_KEY ?? "sk_test_skywave",
      publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? "pk_test_skywave",
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    supportEmail: values.SUPPORT_EMAIL ?? addressIn(values.MAIL_FROM),
    textGateway: textGatewayIn(values),
    content: contentIn(values),
    contentPicturesOrigin: values.CONTENT_PICTURES_ORIGIN && new URL(values.CONTENT_PICTURES_ORIGIN).origin,
    personalisation: personalisationIn(values),
    buildName: values.BUILD_NAME,
    brandName: values.BRAND_NAME,
    seller: values.SELLER ?? SANDBOX_SELLER,
    thirdPartyClients: values.THIRD_PARTY_CLIENTS ?? (isSandbox ? SANDBOX_CLIENTS : []),
    vehicleMakerSecrets: values.VEHICLE_MAKERS ?? {},
    vehicleDealerDesks: values.VEHICLE_DEALERS ?? {},
    mostPlansPerOrder: values.MOST_PLANS_PER_ORDER,
    radioTransferFeeInCents: values.RADIO_TRANSFER_FEE_CENTS,
    mostStreamsPerAccount: values.MOST_STREAMS_PER_ACCOUNT,
    soundLibrary: values.SOUND_LIBRARY,
    soundStoreInBytes: values.SOUND_STORE_MEGABYTES * BYTES_PER_MEGABYTE,
    hasBackgroundWork: values.BACKGROUND_WORK === "on",
    quietInMilliseconds: values.QUIET_BEFORE_STOP_MS ?? (isSandbox ? 0 : QUIET_IN_MILLISECONDS),
    metricsPort: values.METRICS_PORT,
    hasDocuments: values.PUBLIC_DOCS === undefined ? isSandbox : values.PUBLIC_DOCS === "on",
    isSearched: values.SEARCH_ENGINES === undefined ? !isSandbox : values.SEARCH_ENGINES === "on",
    logLevel: values.LOG_LEVEL,
  };
}

/** The bare address of a sender such as `Skywave <hello@skywave.example>`. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

function listOf(text: string | undefined): string[] {
  return text?.split(",").map((part) => part.trim()) ?? [];
}

function textGatewayIn(values: z.infer<typeof Environment>): TextGatewayAccount | undefined {
  const { TEXT_GATEWAY_URL: url, TEXT_GATEWAY_ACCOUNT: account } = values;
  const { TEXT_GATEWAY_TOKEN: token, TEXT_GATEWAY_FROM: from } = values;
  if (url === undefined || account === undefined || token === undefined || from === undefined)
    return undefined;
  return { url, account, token, from };
}

function contentIn(values: z.infer<typeof Environment>): ContentAccount | undefined {
  const { CONTENT_URL: url, CONTENT_SPACE: space, CONTENT_TOKEN: token } = values;
  if (url === undefined || space === undefined || token === undefined) return undefined;
  return { url, space, environment: values.CONTENT_ENVIRONMENT ?? "master", token };
}

function personalisationIn(values: z.infer<typeof Environment>): PersonalisationAccount | undefined {
  const { PERSONALISATION_URL: url, PERSONALISATION_TOKEN: token } = values;
  const { PERSONALISATION_ENVIRONMENT: environment } = values;
  if (url === undefined || environment === undefined || token === undefined) return undefined;
  return { url, environment, token };
}

function embeddedCardProcessorUrl(values: z.infer<typeof Environment>): string | undefined {
  return values.STRIPE_SECRET_KEY === undefined ? `http://localhost:${values.PORT + 1}` : undefined;
}

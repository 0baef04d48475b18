import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import cookie from "@fastify/cookie";
import type { Settings } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { StudentVerification } from "./composition/money/compose-student.ts";
import { composeModules } from "./composition/compose-modules.ts";
import type { Config } from "./config.ts";
import { CATALOGUE, PROMO_CODES } from "./modules/offers/index.ts";
import { type Clock, createClock } from "./platform/clock.ts";
import { readBrands } from "./platform/brands/brands.ts";
import { runAsBrand } from "./platform/brands/current-brand.ts";
import type { Database } from "./platform/database/database.ts";
import { createDrain } from "./platform/http/drain.ts";
import { createEndpointSwitches } from "./platform/http/endpoint-switches.ts";
import { ignoreTypeOfNothing } from "./platform/http/router/ignore-type-of-nothing.ts";
import { answerError } from "./platform/http/problem-answer.ts";
import { registerBrowsableDocuments, registerOpenApi } from "./platform/http/register-documents.ts";
import { registerInputGuard } from "./platform/http/guards/input-guard.ts";
import { registerEndpoints } from "./platform/http/register-endpoints.ts";
import { registerHealth } from "./platform/http/register-health.ts";
import { createIdempotency } from "./platform/idempotency/idempotency.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { loggerOptions } from "./platform/observability/logger.ts";
import { registerMetrics } from "./platform/observability/metrics.ts";
import type { Platform } from "./platform/platform.ts";
import { createRateLimits } from "./platform/rate-limits/rate-limits.ts";
import { createPasswordHashes } from "./platform/security/password-hashes.ts";
import { createPersonalTime } from "./platform/personal-time.ts";
import { createSecrets } from "./platform/security/secrets.ts";
import { createSecurityLog } from "./platform/security/security-log.ts";
import { answerUnreadable, answerUnroutable } from "./platform/http/router/router-errors.ts";
import { registerSecurityHeaders } from "./platform/web/security-headers.ts";
import type { AddressValidator } from "./providers/address-validation/address-validator.ts";
import { createLocalAddressValidator } from "./providers/address-validation/local-address-validator.ts";
import type { CardProcessor } from "./providers/card-processor/card-processor.ts";
import type { ContentSource } from "./providers/content/content-source.ts";
import { createDeliverySource } from "./providers/content/delivery-source.ts";
import { startContentStore } from "./providers/content/embedded/start-content-store.ts";
import { createLocalPartner } from "./providers/partners/local-partner.ts";
import type { PartnerGateway } from "./providers/partners/partner-gateway.ts";
import { UNCONNECTED } from "./providers/partners/unconnected.ts";
import { createHttpPersonaliser } from "./providers/personalisation/http-personaliser.ts";
import { createLocalPersonaliser } from "./providers/personalisation/local-personaliser.ts";
import type { Personaliser } from "./providers/personalisation/personaliser.ts";
import { createLocalStudentVerifier } from "./providers/student-verification/local-student-verifier.ts";
import { createReviewsRepository } from "./providers/student-verification/reviews-repository.ts";
import { NO_STUDENT_VERIFIER } from "./providers/student-verification/student-verifier.ts";
import { createLocalVoiceMakers } from "./providers/voice-assistants/local-voice-makers.ts";
import { NO_VOICE_ASSISTANTS } from "./providers/voice-assistants/voice-gateway.ts";
import { createLocalStores } from "./providers/stores/local-stores.ts";
import type { StoreGateway } from "./providers/stores/store-gateway.ts";
import { openSandbox } from "./sandbox/open-sandbox.ts";
import { openTextsInlet } from "./composition/identity/open-texts-inlet.ts";
import { registerCallbackRoute } from "./modules/student/index.ts";
import { startWork } from "./start-work.ts";
import { takeProcessorEvents } from "./take-processor-events.ts";

const BODY_LIMIT_IN_BYTES = 64 * 1024;
// Whoever sends a byte now and then would otherwise hold a connection for ever.
const TIME_TO_ARRIVE_IN_MILLISECONDS = 20_000;
// Of a connection on which nothing moves at all; longer than any answer takes.
const SILENCE_IN_MILLISECONDS = 60_000;
const TRACE_ID = /^[\w-]{8,64}$/;

export interface BuildOptions {
  config: Config;
  database: Database;
  cardProcessor: CardProcessor;
  secretKey: string;
  /** Where plans are sold and redeemed; the sandbox has partners and stores of its own. */
  partners?: PartnerGateway;
  stores?: StoreGateway;
  /** Who knows who is a student; the sandbox has a provider of its own. */
  studentVerification?: StudentVerification;
  /** What the post knows; without one, the tables that are built in. */
  addressValidator?: AddressValidator;
  /** Decides what to show to whom; without one, the configuration says. */
  personaliser?: Personaliser;
  /** Real time unless a test hands in its own. */
  clock?: Clock;
  /** Standard output unless a test reads what is logged. */
  logStream?: Writable;
  /** Between two turns of the work behind the calls; tests do not wait as long. */
  workPauseInMilliseconds?: number;
  /** For a request, from its first byte to its last; tests do not wait as long. */
  timeToArriveInMilliseconds?: number;
}

/** Builds the whole API on an open database, ready to listen or to be injected into. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const app = createServer(options);
  const drain = createDrain(app, config);
  ignoreTypeOfNothing(app);
  const platform = await createPlatform(options, app);
  const sellers = { partners: createLocalPartner(platform.secrets), stores: createLocalStores() };
  const outside = config.isSandbox ? sellers : UNCONNECTED;
  const makers = config.isSandbox ? createLocalVoiceMakers(platform.clock) : undefined;
  const voice = makers ?? NO_VOICE_ASSISTANTS;
  const content = await connectContent(config, app);
  const personaliser = options.personaliser ?? connectPersonaliser(config);
  const addressValidator = options.addressValidator ?? createLocalAddressValidator();
  const studentVerification = options.studentVerification ?? connectStudentVerification(platform);
  const settings = settingsOf(config, { content, personaliser });
  const modules = composeModules(
    platform,
    { ...outside, voice, content, ...options, addressValidator, personaliser, studentVerification },
    settings,
  );
  await modules.offers.addMissing([...CATALOGUE], [...PROMO_CODES]);

  // After the body was read, which would lose what runs with the request.
  app.addHook("preValidation", (request, _reply, done) =>
    runAsBrand(platform.brands.at(request.headers.host ?? "").key, done),
  );
  await app.register(cookie);
  await registerSecurityHeaders(app, config);
  registerInputGuard(app);
  const { findLatestParity } = modules.billing.processor;
  const door = { port: config.metricsPort, host: config.host };
  registerMetrics(app, { securityLog: platform.securityLog, findLatestParity }, door);
  registerHealth(app, database, drain.isDraining);
  if (config.hasDocuments) await registerOpenApi(app, config.brandName);
  const { handlers, tokens } = modules;
  const cookiePolicy = { isSandbox: config.isSandbox, domain: config.cookieDomain };
  const { switches, idempotency, personalTime } = platform;
  const { publicUrl } = config;
  const behind = { handlers, tokens, switches, idempotency, personalTime, cookiePolicy, publicUrl };
  for (const prefix of ["/api", "/services"] as const)
    await app.register(async (scope) => registerEndpoints(scope, prefix, behind), { prefix });
  if (config.hasDocuments) await registerBrowsableDocuments(app);
  await registerCallbackRoute(app, modules.student.takeVerdict);
  const takeText = await openTextsInlet(app, platform, modules.consents);
  await takeProcessorEvents(app, config, modules.billing.processor);
  app.decorate("processorDesk", modules.billing.processor);
  app.decorate("drainAndClose", drain.close);
  const sandbox = config.isSandbox
    ? await openSandbox(app, platform, { modules, makers, sellers, takeText })
    : undefined;
  await startWork(app, platform, {
    modules,
    inbox: sandbox?.inbox,
    pauseInMilliseconds: options.workPauseInMilliseconds,
  });
  return app;
}

function createServer({ config, logStream: stream, ...options }: BuildOptions): FastifyInstance {
  const timeToArrive = options.timeToArriveInMilliseconds ?? TIME_TO_ARRIVE_IN_MILLISECONDS;
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(stream && { stream }) },
    // One line a call, written below, says more than the two that are built in.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_IN_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // A client may name the trace, so that its own log and ours meet.
    genReqId: (request) => {
      const named = request.headers["sxm-trace-id"];
      return typeof named === "string" && TRACE_ID.test(named) ? named : randomUUID();
    },
    forceCloseConnections: "idle",
    // A request without a host is refused by our own guard, as all else is.
    http: {
      requireHostHeader: false,
      headersTimeout: timeToArrive / 2,
      connectionsCheckingInterval: timeToArrive / 10,
    },
    requestTimeout: timeToArrive,
    connectionTimeout: SILENCE_IN_MILLISECONDS,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  });
  // What is no JSON has no parser, so that nothing else ever becomes a body.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerError);
  app.addHook("onSend", async (request, reply) => {
    void reply.header("sxm-trace-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { operationId } = request.routeOptions.schema ?? {};
    if (operationId === undefined) return;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ operation: operationId, status: reply.statusCode, milliseconds }, "answered");
  });
  return app;
}

async function createPlatform(options: BuildOptions, app: FastifyInstance): Promise<Platform> {
  const { config, database } = options;
  const clock = options.clock ?? createClock(BILLING_TIME_ZONE);
  const secrets = createSecrets(options.secretKey);
  const jobs = createJobs(database, (error) => app.log.error({ err: error }, "the job queue failed"));
  await jobs.open();
  return {
    config,
    brands: readBrands(config),
    clock,
    personalTime: createPersonalTime(clock),
    database,
    secrets,
    log: app.log,
    securityLog: createSecurityLog(app.log),
    hashes: createPasswordHashes(),
    limits: createRateLimits({ database, clock, secrets, isSandbox: config.isSandbox }),
    idempotency: createIdempotency({ database, clock, secrets }),
    switches: createEndpointSwitches(),
    jobs,
  };
}

/** The content store that is configured; the sandbox opens its own, which lives as long as the node. */
async function connectContent(config: Config, app: FastifyInstance): Promise<ContentSource | undefined> {
  if (config.content !== undefined) return createDeliverySource(config.content);
  if (!config.isSandbox) return undefined;
  const store = await startContentStore();
  app.addHook("onClose", () => store.close());
  return createDeliverySource(store);
}

function connectPersonaliser(config: Config): Personaliser | undefined {
  if (config.personalisation !== undefined) return createHttpPersonaliser(config.personalisation);
  return config.isSandbox ? createLocalPersonaliser() : undefined;
}

/** The sandbox has a provider of its own; where none is connected, nobody can be verified. */
function connectStudentVerification({ config, clock, database, secrets }: Platform): StudentVerification {
  if (!config.isSandbox) return { verifier: NO_STUDENT_VERIFIER, callbackSecret: undefined };
  const callbackSecret = secrets.sign("local-student-verification", "callbacks");
  const local = createLocalStudentVerifier({
    secret: callbackSecret,
    clock,
    reviews: createReviewsRepository(database),
  });
  return { verifier: local, callbackSecret, local };
}

function settingsOf(
  config: Config,
  { content, personaliser }: { content: ContentSource | undefined; personaliser: Personaliser | undefined },
): Settings {
  const { url, publishableKey } = config.cardProcessor;
  return {
    isSandbox: config.isSandbox,
    isPasskeyEnabled: true,
    mostPlansPerOrder: config.mostPlansPerOrder,
    cookieDomain: config.cookieDomain ?? null,
    cardProcessor: {
      scriptUrl: url === undefined ? "https://js.stripe.com/v3/" : `${url}/v3/`,
      publishableKey,
    },
    content: content === undefined ? null : { space: content.space, environment: content.environment },
    personalisation: personaliser === undefined ? null : { environment: personaliser.environment },
    time: {
      postInitializationPollInterval: 30 * 60 * 1000,
      maxTwoWayLatency: 5_000,
      maxDiscrepancyInterval: 5_000,
    },
    minIntervalBetweenDeviceGrantRefreshes: 60 * 60 * 1000,
    minIntervalBetweenSessionPurges: 5 * 60 * 1000,
  };
}

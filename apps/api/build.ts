import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import cookie from "@fastify/cookie";
import type { Settings } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { type App, createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { canSendTexts } from "./platform/can-send-texts.ts";
import { type Clock, createClock } from "./platform/clock.ts";
import { readBrands } from "./platform/brands/brands.ts";
import { runAsBrand } from "./platform/brands/current-brand.ts";
import type { Database } from "./platform/database/database.ts";
import { createDrain } from "./platform/http/drain.ts";
import { createEndpointSwitches } from "./platform/http/endpoint-switches.ts";
import { ignoreTypeOfNothing } from "./platform/http/router/ignore-type-of-nothing.ts";
import { answerError, refusalCodeOf } from "./platform/http/problem-answer.ts";
import { registerBrowsableDocuments, registerOpenApi } from "./platform/http/openapi/register-documents.ts";
import { registerInputGuard } from "./platform/http/guards/input-guard.ts";
import { registerEndpoints } from "#platform/http/router/register-endpoints.ts";
import { registerHealth } from "./platform/http/register-health.ts";
import { createIdempotency } from "./platform/idempotency/idempotency.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { loggerOptions } from "./platform/observability/logger.ts";
import { registerMetrics } from "./platform/observability/metrics.ts";
import type { Platform } from "./platform/platform.ts";
import { createRateLimits } from "./platform/rate-limits/rate-limits.ts";
import { createPasswordHashes, type PasswordHashes } from "./platform/security/password-hashes.ts";
import { createPersonalTime } from "./platform/personal-time.ts";
import { createSecrets } from "./platform/security/secrets.ts";
import { createSecurityLog } from "./platform/security/security-log.ts";
import { answerUnreadable, answerUnroutable } from "./platform/http/router/router-errors.ts";
import { registerSecurityHeaders } from "./platform/web/security-headers.ts";
import { connectOutside, type GivenOutside } from "./providers/connect-outside.ts";
import type { Outside } from "./providers/outside.ts";
import { openSandbox } from "./sandbox/open-sandbox.ts";
import { startWork } from "./start-work.ts";
import { takeProcessorEvents } from "./take-processor-events.ts";

const BODY_LIMIT_IN_BYTES = 64 * 1024;
// Whoever sends a byte now and then would otherwise hold a connection for ever.
const TIME_TO_ARRIVE_IN_MILLISECONDS = 20_000;
// Of a connection on which nothing moves at all; longer than any answer takes.
const SILENCE_IN_MILLISECONDS = 60_000;
/** Players read the id of a key by it from the address that a playlist names. */
const KEY_ID_PATTERN = "/keys/([0-9a-fA-F-]{36})";
const TRACE_ID = /^[\w-]{8,64}$/;

export interface BuildOptions {
  config: Config;
  database: Database;
  secretKey: string;
  /** What is not handed in is connected as configured. */
  outside: GivenOutside;
  /** Real time unless a test hands in its own. */
  clock?: Clock;
  /** Standard output unless a test reads what is logged. */
  logStream?: Writable;
  /** Between two turns of the work behind the calls; tests do not wait as long. */
  workPauseInMilliseconds?: number;
  /** What begins by the clock on the wall; a test whose time is its own would meet it at any quarter of an hour. */
  hasSchedule?: boolean;
  /** Of passwords; tests that are not about its time ask for less of it, and some fill its queue. */
  hashes?: PasswordHashes;
  /** For a request, from its first byte to its last; tests do not wait as long. */
  timeToArriveInMilliseconds?: number;
}

/** Builds the whole API on an open database, ready to listen or to be injected into. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const server = createServer(options);
  const drain = createDrain(server, config);
  ignoreTypeOfNothing(server);
  const platform = await createPlatform(options, server);
  const { outside, sellers, makers, sky, plates, close } = await connectOutside(platform, options.outside);
  server.addHook("onClose", close);
  const app = createApp(platform, outside, settingsOf(config, outside));
  await app.offers.addCatalogue();
  await app.catalogue.importBrand();

  // After the body was read, which would lose what runs with the request.
  server.addHook("preValidation", (request, _reply, done) =>
    runAsBrand(platform.brands.at(request.headers.host ?? "").key, done),
  );
  await server.register(cookie);
  registerSecurityHeaders(server, config);
  registerInputGuard(server);
  const { processor } = app.billing;
  const { findLatestReconciliation } = processor;
  const door = { port: config.metricsPort, host: config.host };
  const { progress: soundProgress } = app.listening.soundLibrary;
  registerMetrics(
    server,
    {
      securityLog: platform.securityLog,
      findLatestReconciliation,
      soundProgress,
      countEventBatches: app.events.countWaiting,
    },
    door,
  );
  registerHealth(server, database, drain.isDraining);
  if (config.hasDocuments) await registerOpenApi(server, config);
  const { handlers, tokens } = app;
  const cookiePolicy = { isSandbox: config.isSandbox, domain: config.cookieDomain };
  const { switches, idempotency, personalTime } = platform;
  const { publicUrl, regionHeader } = config;
  const policy = { cookiePolicy, publicUrl, regionHeader };
  const behind = { handlers, tokens, switches, idempotency, personalTime, ...policy };
  for (const prefix of ["/api", "/services"] as const)
    await server.register(async (scope) => registerEndpoints(scope, prefix, behind), { prefix });
  if (config.hasDocuments) await registerBrowsableDocuments(server);
  await app.student.openCallbacks(server);
  await app.vehicleTrials.openMakersInlet(server);
  await app.consents.openTextsInlet(server);
  app.listening.openBroadcast(server);
  app.catalogue.openRoutes(server);
  await takeProcessorEvents(server, config, processor);
  server.decorate("modules", app);
  server.decorate("drainAndClose", drain.close);
  const sandbox = config.isSandbox
    ? await openSandbox(server, platform, { app, makers, sky, plates, sellers })
    : undefined;
  await startWork(server, platform, {
    app,
    inbox: sandbox?.inbox,
    pauseInMilliseconds: options.workPauseInMilliseconds,
  });
  return server;
}

function createServer({ config, logStream: stream, ...options }: BuildOptions): FastifyInstance {
  const timeToArrive = options.timeToArriveInMilliseconds ?? TIME_TO_ARRIVE_IN_MILLISECONDS;
  const server = Fastify({
    logger: { ...loggerOptions(config), ...(stream && { stream }) },
    // One line a call, written below, says more than the two that are built in.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_IN_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Pages are asked for by words in the path that are longer than the hundred letters of the default.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2_500 },
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
  server.removeContentTypeParser("text/plain");
  server.setErrorHandler(answerError);
  server.addHook("onRequest", (request, reply, done) => {
    void reply.header("sxm-trace-id", request.id);
    done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const { operationId } = request.routeOptions.schema ?? {};
    if (operationId === undefined) return done();
    const milliseconds = Math.round(reply.elapsedTime);
    const code = refusalCodeOf(request);
    const answered = {
      operation: operationId,
      status: reply.statusCode,
      ...(code && { code }),
      milliseconds,
    };
    request.log.info(answered, "answered");
    return done();
  });
  return server;
}

async function createPlatform(options: BuildOptions, server: FastifyInstance): Promise<Platform> {
  const { config, database, hasSchedule } = options;
  const clock = options.clock ?? createClock(BILLING_TIME_ZONE);
  const secrets = createSecrets(options.secretKey);
  const jobs = createJobs(database, (error) => server.log.error({ err: error }, "the job queue failed"), {
    hasSchedule,
  });
  await jobs.open();
  return {
    config,
    brands: readBrands(config),
    clock,
    personalTime: createPersonalTime(clock),
    database,
    secrets,
    log: server.log,
    securityLog: createSecurityLog(server.log),
    hashes: options.hashes ?? createPasswordHashes(),
    limits: createRateLimits({ database, clock, secrets, isSandbox: config.isSandbox }),
    idempotency: createIdempotency({ database, clock, secrets }),
    switches: createEndpointSwitches(),
    jobs,
  };
}

function settingsOf(
  config: Config,
  { content, personaliser, plates }: Pick<Outside, "content" | "personaliser" | "plates">,
): Settings {
  const { url, publishableKey } = config.cardProcessor;
  return {
    isSandbox: config.isSandbox,
    isPasskeyEnabled: true,
    canSendTexts: canSendTexts(config),
    hasPlateLookup: plates !== undefined,
    mostPlansPerOrder: config.mostPlansPerOrder,
    cookieDomain: config.cookieDomain ?? null,
    cardProcessor: {
      scriptUrl: url === undefined ? "https://js.stripe.com/v3/" : `${url}/v3/`,
      publishableKey,
    },
    content: content === undefined ? null : { space: content.space, environment: content.environment },
    personalisation: personaliser === undefined ? null : { environment: personaliser.environment },
    playback: { keyIdPattern: KEY_ID_PATTERN },
    time: {
      postInitializationPollInterval: 30 * 60 * 1000,
      maxTwoWayLatency: 5_000,
      maxDiscrepancyInterval: 5_000,
    },
    minIntervalBetweenDeviceGrantRefreshes: 60 * 60 * 1000,
    minIntervalBetweenSessionPurges: 5 * 60 * 1000,
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** The back end behind the calls, for programs that ask for something of it off the wire. */
    modules: App;
  }
}

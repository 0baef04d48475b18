import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { refusalCodeOf } from "../http/problem-answer.ts";
import type { CountedSecurityLog } from "../security/security-log.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
// What a proxy adds: behind one on this machine, everybody comes from this machine.
const OF_A_PROXY = /^(?:forwarded|via|x-real-ip|true-client-ip|cf-connecting-ip|x-forwarded(?:-.*)?)$/;

export interface MetricSources {
  securityLog: CountedSecurityLog;
  /** The newest comparison with the card processor's books, of whichever node made it. */
  findLatestReconciliation(): Promise<
    { mismatchCount: number; differenceInCents: Record<string, number> } | undefined
  >;
  /** How many of the tracks that channels play have been made ahead; undefined where none are. */
  soundProgress(): { made: number; all: number } | undefined;
  /** How many batches of events wait to be put away, on whichever node they came. */
  countEventBatches(): Promise<number>;
}

export interface MetricsDoor {
  /** A port of their own, for whoever reaches it; absent, they are for callers on this machine. */
  port: number | undefined;
  host: string;
}

/** Serves Prometheus metrics at /metrics, to callers on this machine only, or on a port of their own. */
export function registerMetrics(
  app: FastifyInstance,
  sources: MetricSources,
  { port, host }: MetricsDoor,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer by operation",
    labelNames: ["operation", "status"],
    registers: [registry],
  });
  const refusals = new Counter({
    name: "http_refusals_total",
    help: "Calls that were refused, by operation and by the code that they were answered with",
    labelNames: ["operation", "code"],
    registers: [registry],
  });
  registerGauges(registry, sources);
  app.addHook("onResponse", (request, reply, next) => {
    const operation = request.routeOptions.schema?.operationId ?? "other";
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    const code = refusalCodeOf(request);
    if (code !== undefined) refusals.inc({ operation, code });
    next();
  });
  if (port !== undefined) return openMetricsPort(app, registry, { port, host });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What is asked of its source whenever the metrics are read. */
function registerGauges(registry: Registry, sources: MetricSources): void {
  const { securityLog, findLatestReconciliation, soundProgress, countEventBatches } = sources;
  const securityEvents = new Gauge({
    name: "security_events",
    help: "What looked like an attack since the start, by event; wake somebody when it grows",
    labelNames: ["event"],
    registers: [registry],
    collect: () => {
      for (const [event, count] of securityLog.counts()) securityEvents.set({ event }, count);
    },
  });
  const difference = new Gauge({
    name: "parity_difference_cents",
    help: "Our books less the card processor's in the newest comparison; wake somebody when it is not nought",
    labelNames: ["currency"],
    registers: [registry],
    collect: async () => {
      difference.reset();
      const { differenceInCents = {} } = (await findLatestReconciliation()) ?? {};
      for (const [currency, cents] of Object.entries(differenceInCents)) difference.set({ currency }, cents);
    },
  });
  const mismatches = new Gauge({
    name: "parity_mismatches",
    help: "Payments and refunds that the newest comparison found on one side only, or different",
    registers: [registry],
    collect: async () => {
      const report = await findLatestReconciliation();
      mismatches.set(report?.mismatchCount ?? 0);
    },
  });
  const tracks = new Gauge({
    name: "sound_tracks",
    help: "Tracks that channels play, by whether their sound is made in the quality that players begin in",
    labelNames: ["state"],
    registers: [registry],
    collect: () => {
      const { made, all } = soundProgress() ?? {};
      if (made === undefined || all === undefined) return;
      tracks.set({ state: "made" }, made);
      tracks.set({ state: "missing" }, all - made);
    },
  });
  const batches = new Gauge({
    name: "event_batches_waiting",
    help: "Batches of events that are stored as they came; wake somebody when it does not fall at night",
    registers: [registry],
    collect: async () => {
      batches.set(await countEventBatches());
    },
  });
}

/** The port is open for as long as the app's own is. */
function openMetricsPort(
  app: FastifyInstance,
  registry: Registry,
  address: { port: number; host: string },
): void {
  const door = Fastify();
  door.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook("onListen", async () => {
    app.log.info({ address: await door.listen(address) }, "metrics are served");
  });
  app.addHook("onClose", () => door.close());
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => OF_A_PROXY.test(name));
  return LOOPBACK.test(socket.remoteAddress ?? "") && !isForwarded;
}

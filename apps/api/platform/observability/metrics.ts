import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CountedSecurityLog } from "../security/security-log.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export interface MetricSources {
  securityLog: CountedSecurityLog;
  /** The newest comparison with the card processor's books, of whichever node made it. */
  findLatestParity(): Promise<
    { mismatchCount: number; differenceInCents: Record<string, number> } | undefined
  >;
}

/** Serves Prometheus metrics at /metrics, to callers on this machine only. */
export function registerMetrics(app: FastifyInstance, sources: MetricSources): void {
  const { securityLog, findLatestParity } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer by operation",
    labelNames: ["operation", "status"],
    registers: [registry],
  });
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
      const { differenceInCents = {} } = (await findLatestParity()) ?? {};
      for (const [currency, cents] of Object.entries(differenceInCents)) difference.set({ currency }, cents);
    },
  });
  const mismatches = new Gauge({
    name: "parity_mismatches",
    help: "Payments and refunds that the newest comparison found on one side only, or different",
    registers: [registry],
    collect: async () => {
      const report = await findLatestParity();
      mismatches.set(report?.mismatchCount ?? 0);
    },
  });
  app.addHook("onResponse", (request, reply, next) => {
    const operation = request.routeOptions.schema?.operationId ?? "other";
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!LOOPBACK.test(request.socket.remoteAddress ?? "")) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

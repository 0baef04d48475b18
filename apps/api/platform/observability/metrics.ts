import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CountedSecurityLog } from "../security/security-log.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Serves Prometheus metrics at /metrics, to callers on this machine only. */
export function registerMetrics(app: FastifyInstance, securityLog: CountedSecurityLog): void {
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

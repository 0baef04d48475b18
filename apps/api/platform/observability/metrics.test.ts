import Fastify from "fastify";
import { expect, test } from "vitest";
import { createSecurityLog } from "../security/security-log.ts";
import { registerMetrics } from "./metrics.ts";

test("counts what looked like an attack and where the books differ, for callers on this machine only", async () => {
  const app = Fastify();
  const securityLog = createSecurityLog({ warn: () => undefined });
  const report = { mismatchCount: 2, differenceInCents: { USD: -1199 } };
  registerMetrics(app, { securityLog, findLatestParity: async () => report });
  securityLog.record("user-codes-guessed", {});
  securityLog.record("user-codes-guessed", {});
  const here = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(here.payload).toContain('security_events{event="user-codes-guessed"} 2');
  expect(here.payload).toContain("parity_mismatches 2");
  const elsewhere = await app.inject({ url: "/metrics", remoteAddress: "203.0.113.7" });
  expect(elsewhere.statusCode).toBe(404);
  await app.close();
});

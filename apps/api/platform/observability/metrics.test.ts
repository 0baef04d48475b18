import { once } from "node:events";
import { createServer } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createSecurityLog } from "../security/security-log.ts";
import { registerMetrics } from "./metrics.ts";

const host = "127.0.0.1";
const soundProgress = () => undefined;
const countEventBatches = async () => 0;

test("counts what looked like an attack and where the books differ, for callers on this machine only", async () => {
  const app = Fastify();
  const securityLog = createSecurityLog({ warn: () => undefined });
  const report = { mismatchCount: 2, differenceInCents: { USD: -1199 } };
  registerMetrics(
    app,
    {
      securityLog,
      findLatestReconciliation: async () => report,
      soundProgress: () => ({ made: 312, all: 576 }),
      countEventBatches: async () => 17,
    },
    { port: undefined, host },
  );
  securityLog.record("user-codes-guessed", {});
  securityLog.record("user-codes-guessed", {});
  const here = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(here.payload).toContain('security_events{event="user-codes-guessed"} 2');
  expect(here.payload).toContain("parity_mismatches 2");
  expect(here.payload).toContain('sound_tracks{state="made"} 312');
  expect(here.payload).toContain('sound_tracks{state="missing"} 264');
  expect(here.payload).toContain("event_batches_waiting 17");
  const elsewhere = await app.inject({ url: "/metrics", remoteAddress: "203.0.113.7" });
  expect(elsewhere.statusCode).toBe(404);
  await app.close();
});

test("tell the newest comparison of the books alone, and nought where there is none", async () => {
  const app = Fastify();
  const securityLog = createSecurityLog({ warn: () => undefined });
  const reports = [
    { mismatchCount: 2, differenceInCents: { USD: -1199, CAD: 250 } },
    { mismatchCount: 1, differenceInCents: { CAD: 100 } },
    undefined,
  ];
  // Each reading asks twice: for the differences, and for how many there are.
  const asked = reports.flatMap((report) => [report, report]);
  registerMetrics(
    app,
    { securityLog, findLatestReconciliation: async () => asked.shift(), soundProgress, countEventBatches },
    { port: undefined, host },
  );
  const read = async () => {
    const { payload } = await app.inject({ url: "/metrics", remoteAddress: host });
    return payload.match(/^parity_.*$/gm);
  };
  expect(await read()).toEqual([
    'parity_difference_cents{currency="USD"} -1199',
    'parity_difference_cents{currency="CAD"} 250',
    "parity_mismatches 2",
  ]);
  expect(await read()).toEqual(['parity_difference_cents{currency="CAD"} 100', "parity_mismatches 1"]);
  expect(await read()).toEqual(["parity_mismatches 0"]);
  await app.close();
});

test.each([
  "forwarded",
  "via",
  "x-forwarded-for",
  "X-Forwarded-Host",
  "x-forwarded-proto",
  "x-forwarded",
  "x-real-ip",
  "true-client-ip",
  "cf-connecting-ip",
])("are not there for whom a proxy on this machine has let through: %s", async (name) => {
  const app = Fastify();
  const securityLog = createSecurityLog({ warn: () => undefined });
  registerMetrics(
    app,
    { securityLog, findLatestReconciliation: async () => undefined, soundProgress, countEventBatches },
    { port: undefined, host },
  );
  const answer = await app.inject({ url: "/metrics", remoteAddress: host, headers: { [name]: "a" } });
  expect(answer.statusCode).toBe(404);
  await app.close();
});

test("are on a port of their own where they have one, and nowhere else, as long as the app listens", async () => {
  const app = Fastify();
  const securityLog = createSecurityLog({ warn: () => undefined });
  const port = await freePort();
  registerMetrics(
    app,
    { securityLog, findLatestReconciliation: async () => undefined, soundProgress, countEventBatches },
    { port, host },
  );
  await app.listen({ host, port: 0 });
  const own = `http://${host}:${port}/metrics`;
  const read = () => fetch(own).then((answer) => answer.text(), String);
  await expect.poll(read).toContain("process_cpu_seconds_total");
  expect((await app.inject({ url: "/metrics", remoteAddress: host })).statusCode).toBe(404);
  await app.close();
  await expect(fetch(own)).rejects.toThrow("fetch failed");
});

/** One that nobody listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

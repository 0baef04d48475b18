import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../../system/free-port.ts";
import { type Service, startService } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { openReadinessProxy, type ReadinessProxy } from "./readiness-proxy.ts";

const CLIENTS = 8;
/** An order is quoted as often; the other requests read. */
const QUOTES_EVERY = 25;
const LOOKS_AGAIN_MILLISECONDS = 20;

interface Campaign {
  restarts: number;
  requests: number;
  /** From the last request of a node to its end, at most, with the 1.5 s of quiet that it waits for. */
  stopsWithinMilliseconds: number;
  log: (line: string) => void;
}

/** What came of a campaign. */
export interface RestartReport {
  requests: number;
  restarts: number;
  /** Requests that were reset, or answered by nobody. */
  lost: number;
  longestStopInMilliseconds: number;
  violations: string[];
}

/** Restarts two nodes behind a proxy in turn, while people go on asking, and counts who was cut off. */
export async function runRestartCampaign(campaign: Campaign): Promise<RestartReport> {
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  try {
    const databaseUrl = (await place.newDatabaseUrl()) ?? "";
    const ports = [await freePort(), await freePort()];
    // As production has it: nobody waits for a balancer in the sandbox.
    const env = { QUIET_BEFORE_STOP_MS: "1500" };
    const start = async (port: number) => startService(await system.nodeAt({ databaseUrl, port, env }));
    const nodes = await Promise.all(ports.map(start));
    const proxy = await openReadinessProxy(nodes.map(({ url }) => url));
    try {
      return await restartUnderLoad(campaign, { system, proxy, nodes, start });
    } finally {
      await proxy.close();
      await Promise.all(nodes.filter((node) => node.isRunning()).map((node) => node.kill()));
    }
  } finally {
    await system.stop();
    await place.stop();
  }
}

interface Scene {
  system: System;
  proxy: ReadinessProxy;
  nodes: Service[];
  start(port: number): Promise<Service>;
}

async function restartUnderLoad(
  { restarts, requests, stopsWithinMilliseconds, log }: Campaign,
  scene: Scene,
): Promise<RestartReport> {
  const { system, proxy, nodes } = scene;
  await untilReady(proxy, nodes);
  const report: RestartReport = {
    requests: 0,
    restarts: 0,
    lost: 0,
    longestStopInMilliseconds: 0,
    violations: [],
  };
  const shoppers = await Promise.all(
    Array.from({ length: CLIENTS }, () => Shopper.ready(proxy.url, system.cards)),
  );
  let isOver = false;
  const asking = Promise.all(
    shoppers.map(async (shopper) => {
      for (let number = 1; !isOver || report.requests < requests; number += 1)
        await ask(shopper, number, report);
    }),
  );
  for (let round = 0; round < restarts; round += 1) {
    const place = round % nodes.length;
    const milliseconds = await stopAndStart(scene, place, report);
    report.restarts += 1;
    if (milliseconds > stopsWithinMilliseconds)
      report.violations.push(`a node took ${milliseconds} ms from its last request to its end`);
    await untilReady(proxy, nodes);
    log(
      `restart ${round + 1}: stopped ${milliseconds} ms after its last request, ${report.requests} requests so far`,
    );
  }
  isOver = true;
  await asking;
  return report;
}

async function ask(shopper: Shopper, number: number, report: RestartReport): Promise<void> {
  report.requests += 1;
  try {
    const answer =
      number % QUOTES_EVERY === 0
        ? await shopper.call(["order", "createOrder"], { body: { offerId: "us-all-access-monthly" } })
        : await shopper.call(["subscription", "listSubscriptions"], {});
    if (answer.status < 500) return;
    report.violations.push(`request ${number} was answered ${answer.status}`);
  } catch (cause) {
    report.violations.push(`request ${number} was lost: ${cause instanceof Error ? cause.message : "?"}`);
  }
  report.lost += 1;
}

/** Stops a node and starts it anew; hands back how long it took to be gone, from its last request on. */
async function stopAndStart(scene: Scene, place: number, report: RestartReport): Promise<number> {
  const { proxy, nodes, start } = scene;
  const node = nodes[place];
  if (node === undefined) throw new Error("there is no such node");
  const { code, signal } = await node.stop();
  const milliseconds = Math.round(performance.now() - (proxy.lastRequestAt(node.url) ?? 0));
  report.longestStopInMilliseconds = Math.max(report.longestStopInMilliseconds, milliseconds);
  if (code !== 0) report.violations.push(`a node ended with ${signal ?? code}: ${node.errors()}`);
  nodes[place] = await start(Number(new URL(node.url).port));
  return milliseconds;
}

async function untilReady(proxy: ReadinessProxy, nodes: readonly Service[]): Promise<void> {
  while (!nodes.every(({ url }) => proxy.isReady(url))) await pause(LOOKS_AGAIN_MILLISECONDS);
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({
    options: {
      restarts: { type: "string", default: "20" },
      requests: { type: "string", default: "10000" },
    },
  });
  const started = Date.now();
  const report = await runRestartCampaign({
    restarts: Number(values.restarts),
    requests: Number(values.requests),
    stopsWithinMilliseconds: 3_000,
    log: (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  const { violations, ...counts } = report;
  console.table({ ...counts, violations: violations.length });
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

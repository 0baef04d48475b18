import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { type ApiRequest, sendRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { inParallel } from "../in-parallel.ts";

const AT_ONCE = 300;
const WAVES = 5;
const CALM_PROBES = 500;
const BETWEEN_PROBES_IN_MILLISECONDS = 5;

/** How long somebody waits for their plans while everybody else signs in. */
export interface FloodResult {
  signInsAtOnce: number;
  calmP95InMilliseconds: number;
  floodedP95InMilliseconds: number;
  ratio: number;
  probes: number;
  /** How many sign-ins met which status. */
  answers: Record<string, number>;
  longestWaveInMilliseconds: number;
}

/** Sends waves of sign-ins, each wave at once and each sign-in from a device and a network of its own. */
export async function measureFlood(): Promise<FloodResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_flood");
    const node = await system.startNode({ databaseUrl: server.urlOf("bench_flood") });
    const somebody = await Shopper.ready(node.url, system.cards);
    const probe = somebody.requestOf(["subscription", "listSubscriptions"], {});
    const visitors = await inParallel(Array.from({ length: AT_ONCE }), 8, () => Shopper.visiting(node.url));
    const signIns = visitors.map((visitor) =>
      visitor.requestOf(["user", "authenticatePassword"], {
        body: { handle: `${randomUUID()}@example.com`, password: randomUUID() },
      }),
    );
    await probeUntil(probe, pause(1000));
    const calm: number[] = [];
    while (calm.length < CALM_PROBES) calm.push(...(await probeUntil(probe, pause(1000))));

    const flood = new Worker(new URL("flood-sign-ins.ts", import.meta.url), { workerData: signIns });
    const flooded: number[] = [];
    const answers: Record<string, number> = {};
    let longest = 0;
    for (let wave = 0; wave < WAVES; wave += 1) {
      const started = performance.now();
      flood.postMessage("send");
      const answered = once(flood, "message");
      flooded.push(...(await probeUntil(probe, answered)));
      longest = Math.max(longest, performance.now() - started);
      const [statuses]: number[][] = await answered;
      for (const status of statuses ?? []) answers[status] = (answers[status] ?? 0) + 1;
    }
    await flood.terminate();
    await node.stop();
    const [calmP95, floodedP95] = [p95Of(calm), p95Of(flooded)];
    return {
      signInsAtOnce: AT_ONCE,
      calmP95InMilliseconds: rounded(calmP95),
      floodedP95InMilliseconds: rounded(floodedP95),
      ratio: rounded(floodedP95 / calmP95),
      probes: flooded.length,
      answers,
      longestWaveInMilliseconds: Math.round(longest),
    };
  } finally {
    await system.stop();
    await server.stop();
  }
}

/** Asks the same again and again until something else has happened, and hands back how long each answer took. */
async function probeUntil(probe: ApiRequest, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    const { status } = await sendRequest(probe);
    if (status !== 200) throw new Error(`${probe.url} answered ${status}`);
    times.push(performance.now() - started);
    await pause(BETWEEN_PROBES_IN_MILLISECONDS);
  }
  return times;
}

function p95Of(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { freePort } from "../../system/free-port.ts";
import { type ServiceOptions, spawnService, untilHealthy } from "../../system/service.ts";
import { openSystem } from "../../system/system.ts";

const STARTS = 3;
const IDLE_IN_MILLISECONDS = 3_000;

/** The median of some starts. */
export interface Started {
  readyInMilliseconds: number;
  /** Resident, after some seconds in which nobody asked for anything. */
  idleInMegabytes: number;
}

export interface StartResult {
  postgres: Started;
  embedded: Started;
  /** `npm start` where all is installed and built, until the first page is there. */
  everythingAgain: Started;
  /** A process of the same framework and driver that opens one connection. */
  bare: Started;
}

type Launch = ServiceOptions & { health: string };

/** How long a node takes to be ready, and what it keeps in memory, each where its database was made before. */
export async function measureStart(): Promise<StartResult> {
  const server = await startPostgres();
  const system = await openSystem();
  const folder = await mkdtemp(join(tmpdir(), "skywave-bench-start-"));
  try {
    await server.createDatabase("bench_start");
    const databaseUrl = server.urlOf("bench_start");
    return {
      bare: await measure(await bareProcess(databaseUrl)),
      postgres: await measure(await system.nodeAt({ databaseUrl })),
      embedded: await measure(await system.nodeAt()),
      everythingAgain: await measure(await everything(folder)),
    };
  } finally {
    await system.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bareProcess(databaseUrl: string): Promise<Launch> {
  const port = await freePort();
  return {
    entry: "tests/bench/start/bare-process.ts",
    url: `http://127.0.0.1:${port}`,
    health: "/health",
    env: { PORT: String(port), DATABASE_URL: databaseUrl },
  };
}

async function everything(folder: string): Promise<Launch> {
  const [port, cardPort] = [await freePort(), await freePort()];
  return {
    entry: "tooling/start.mjs",
    url: `http://127.0.0.1:${port}`,
    health: "/",
    env: {
      PORT: String(port),
      CARD_PROCESSOR_PORT: String(cardPort),
      DATA_DIR: folder,
      SOUND_LIBRARY: "asked",
    },
  };
}

/** The first start, which makes and builds what is missing, does not count. */
async function measure(launch: Launch): Promise<Started> {
  await startOnce(launch);
  const runs: Started[] = [];
  for (let run = 0; run < STARTS; run++) runs.push(await startOnce(launch));
  return {
    readyInMilliseconds: median(runs.map((run) => run.readyInMilliseconds)),
    idleInMegabytes: median(runs.map((run) => run.idleInMegabytes)),
  };
}

async function startOnce(launch: Launch): Promise<Started> {
  const startedAt = performance.now();
  // As `npm start` does it: the compiled code that tests keep between starts takes 20 MB more.
  const env = { ...launch.env, NODE_DISABLE_COMPILE_CACHE: "1" };
  const service = spawnService({ ...launch, env });
  await untilHealthy(service, launch.health);
  const readyInMilliseconds = Math.round(performance.now() - startedAt);
  await pause(IDLE_IN_MILLISECONDS);
  const idleInMegabytes = await residentMegabytesOf(service.processId);
  await service.stop();
  return { readyInMilliseconds, idleInMegabytes };
}

async function residentMegabytesOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8");
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`the system does not tell the memory of ${processId}`);
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bundleOf, nodeFlags } from "./bundles.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY_LIMIT_IN_MILLISECONDS = 120_000;
const STOP_LIMIT_IN_MILLISECONDS = 15_000;
const END_LIMIT_IN_MILLISECONDS = 1_000;
const KEPT_CHARACTERS = 4_000;

/** How a process ended: its exit code, or the signal that killed it. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A process of the product, run as it is run for real. */
export interface Service {
  url: string;
  processId: number;
  /** Settles when the process is gone, whatever the reason. */
  ended: Promise<Ending>;
  isRunning(): boolean;
  /** The last of what it wrote to standard error. */
  errors(): string;
  /** `kill -9`: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** Asks it to finish what it is doing. */
  stop(): Promise<Ending>;
}

export interface ServiceOptions {
  /** Path of its entry below the project's root; what `npm start` runs is started as its bundle. */
  entry: string;
  url: string;
  env: Record<string, string>;
  /** Whoever looks into a process gets it file by file. */
  nodeOptions?: string[];
  /** What follows the entry on its command line. */
  args?: string[];
}

const running = new Set<ChildProcess>();
// A campaign that is broken off, or fails, leaves nothing behind that listens.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

function programOf({ entry, nodeOptions = [] }: ServiceOptions): string {
  return (nodeOptions.length === 0 ? bundleOf(entry) : undefined) ?? join(ROOT, entry);
}

/** Starts a process without waiting for it. */
export function spawnService(options: ServiceOptions): Service {
  const { url, env, nodeOptions = [], args = [] } = options;
  const child = spawn(process.execPath, [...nodeFlags(), ...nodeOptions, programOf(options), ...args], {
    // Compiled code is kept between starts: a campaign restarts the same program hundreds of times.
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_COMPILE_CACHE: join(tmpdir(), "skywave-compile-cache"),
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString("utf8")).slice(-KEPT_CHARACTERS);
  });
  const ended = new Promise<Ending>((settle, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      running.delete(child);
      settle({ code, signal });
    });
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    processId: child.pid ?? 0,
    ended,
    isRunning,
    errors: () => errors,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: () => stop(child, ended),
  };
}

/** Starts a process and waits until it answers at its health address. */
export async function startService(options: ServiceOptions & { health: string }): Promise<Service> {
  const service = spawnService(options);
  await untilHealthy(service, options.health);
  return service;
}

/** The same for a process that is to be killed; undefined when it met its end before it was ready. */
export async function startUnlessKilled(
  options: ServiceOptions & { health: string },
): Promise<Service | undefined> {
  const service = spawnService(options);
  try {
    await untilHealthy(service, options.health);
    return service;
  } catch (cause) {
    if (await wasKilled(service)) return undefined;
    throw cause;
  }
}

/** Whether a process that does not answer was killed: its connections end a little before it does. */
export async function wasKilled(service: Service): Promise<boolean> {
  const ending = await Promise.race([service.ended, pause(END_LIMIT_IN_MILLISECONDS, undefined)]);
  return ending?.signal === "SIGKILL";
}

/** Waits until a process answers at its health address; one that ends instead is an error. */
export async function untilHealthy(service: Service, health: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_IN_MILLISECONDS;
  while (service.isRunning()) {
    if (await isHealthy(`${service.url}${health}`)) return;
    if (Date.now() > deadline) throw new Error(`${service.url} was not ready in time\n${service.errors()}`);
    await pause(25);
  }
  throw new Error(`${service.url} ended before it was ready\n${service.errors()}`);
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess, ended: Promise<Ending>): Promise<Ending> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_IN_MILLISECONDS);
  const ending = await ended;
  clearTimeout(timer);
  return ending;
}

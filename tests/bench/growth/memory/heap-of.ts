import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Service } from "../../../system/service.ts";

const REPORTER = fileURLToPath(new URL("report-heap.ts", import.meta.url));
// What calls leave behind them, such as mails, is done by then.
const SETTLED_AFTER_MILLISECONDS = 3_000;
const LOOK_EVERY_MILLISECONDS = 20;

/** How a node has to be started that is asked for its heap, which it writes to that file. */
export function reportsHeapTo(file: string) {
  return { nodeOptions: ["--expose-gc", "--import", REPORTER], env: { BENCH_HEAP_FILE: file } };
}

/** What a node holds once all rubbish is gone, in bytes. */
export async function heapOf({ processId }: Service, file: string): Promise<number> {
  await pause(SETTLED_AFTER_MILLISECONDS);
  await rm(file, { force: true });
  process.kill(processId, "SIGUSR2");
  while (!existsSync(file)) await pause(LOOK_EVERY_MILLISECONDS);
  return Number(await readFile(file, "utf8"));
}

export function inMegabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}

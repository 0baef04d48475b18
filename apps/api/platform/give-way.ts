import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

// Of -20 to 19, from the first to the last in the row for a core.
const GIVING_WAY = 5;

/** Lets the thread that calls this wait for whatever else has to run. */
export function giveWay(): void {
  // Only Linux gives each thread a place of its own; elsewhere the whole process would give way.
  if (process.platform !== "linux") return;
  const [, thread] = /task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
  if (thread !== undefined) setPriority(Number(thread), GIVING_WAY);
}

import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

// Stryker disable all: it is called in threads, where no fault of the tests is switched on.

// Of -20 to 19, from the first to the last in the row for a core.
const BEHIND_OTHERS = 5;

/** Lets the other threads of this process have a core first; those that this one starts give way as well. */
export function giveWay(): void {
  // Only Linux gives each thread a place of its own; elsewhere the whole process would give way.
  if (process.platform !== "linux") return;
  const [, thread] = /task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
  if (thread !== undefined) setPriority(Number(thread), BEHIND_OTHERS);
}

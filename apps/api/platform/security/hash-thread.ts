import { argon2Sync } from "node:crypto";
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Hashing } from "./hash-in-thread.ts";

// Stryker disable all: a fault is switched on in the thread of the tests, and this is another one.

// Of -20 to 19, from the first to the last in the row for a core.
const GIVING_WAY = 5;

// Only Linux gives each thread a place of its own; elsewhere the whole process would give way.
if (process.platform === "linux") {
  const [, thread] = /task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
  if (thread !== undefined) setPriority(Number(thread), GIVING_WAY);
}

parentPort?.on("message", ({ cost, password, salt }: Hashing) => {
  parentPort?.postMessage(argon2Sync("argon2id", { ...cost, message: password, nonce: salt }));
});

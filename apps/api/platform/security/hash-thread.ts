import { argon2Sync } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { giveWay } from "../give-way.ts";
import type { Hashing } from "./hash-in-thread.ts";

// Stryker disable all: a fault is switched on in the thread of the tests, and this is another one.

giveWay();

parentPort?.on("message", ({ cost, password, salt }: Hashing) => {
  parentPort?.postMessage(argon2Sync("argon2id", { ...cost, message: password, nonce: salt }));
});

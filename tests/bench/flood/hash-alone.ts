import { argon2Sync, randomBytes } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";

// A thread of its own, as a node's hashes have one: nothing else is compiled or cleared away in it.
const count: number = workerData;
// OWASP's first choice, at which a node hashes.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const started = performance.now();
for (let hashed = 0; hashed < count; hashed += 1)
  argon2Sync("argon2id", { ...COST, message: randomBytes(18).toString("base64url"), nonce: randomBytes(16) });
parentPort?.postMessage((count / (performance.now() - started)) * 1000);

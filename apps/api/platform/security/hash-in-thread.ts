import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Memory in KiB, length of the result in bytes. */
export interface HashCost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

export interface Hashing {
  cost: HashCost;
  password: string;
  salt: Uint8Array;
}

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Hashes by Argon2id in the one thread of this process that does, after those who asked before. The thread gives way
 * to whatever else has to run; a process that has nothing left to do does not wait for it.
 */
export function hashInThread(hashing: Hashing): Promise<Buffer> {
  const hashed = last.then(() => ask(hashing));
  last = hashed.catch(() => undefined);
  return hashed;
}

async function ask(hashing: Hashing): Promise<Buffer> {
  thread ??= new Worker(new URL("hash-thread.ts", import.meta.url));
  const asked = thread;
  asked.ref();
  asked.postMessage(hashing);
  try {
    const [tag]: Uint8Array[] = await once(asked, "message");
    if (tag === undefined) throw new Error("the thread that hashes answered with nothing");
    return Buffer.from(tag);
  } catch (cause) {
    // It is gone; the next hash gets another.
    thread = undefined;
    throw cause;
  } finally {
    asked.unref();
  }
}

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SegmentName } from "./segment-name.ts";

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a segment in the one thread of this process that does, after those that were asked for before; the thread that
 * answers calls goes on meanwhile. A process that has nothing left to do does not wait for it. What still waits when the
 * signal comes is not made any more.
 */
export function encodeInThread(name: SegmentName, signal: AbortSignal): Promise<Buffer> {
  const encoded = last.then(() => {
    signal.throwIfAborted();
    return ask(name);
  });
  last = encoded.catch(() => undefined);
  return encoded;
}

interface Answer {
  segment?: Uint8Array;
  failure?: string;
}

async function ask(name: SegmentName): Promise<Buffer> {
  thread ??= new Worker(new URL("sound-thread.ts", import.meta.url));
  const asked = thread;
  asked.ref();
  asked.postMessage(name);
  try {
    const [answer]: Answer[] = await once(asked, "message");
    if (answer?.segment === undefined)
      throw new Error(`the thread that makes sound gave none: ${answer?.failure}`);
    return Buffer.from(answer.segment);
  } catch (cause) {
    // It is gone, or in doubt; the next segment gets another.
    thread = undefined;
    void asked.terminate();
    throw cause;
  } finally {
    asked.unref();
  }
}

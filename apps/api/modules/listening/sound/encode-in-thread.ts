import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SegmentRun } from "./segment-name.ts";

/** For whoever waits to hear something, or before anybody asks: that gives way to all else in the process. */
export type Urgency = "asked" | "ahead";

interface Lane {
  thread: Worker | undefined;
  last: Promise<unknown>;
}

const lanes: Record<Urgency, Lane> = {
  asked: { thread: undefined, last: Promise.resolve() },
  ahead: { thread: undefined, last: Promise.resolve() },
};

/**
 * Makes the segments of a run in the one thread of this process for what is as urgent, after those that were asked for before;
 * the thread that answers calls goes on meanwhile. A process that has nothing left to do does not wait for it. What still
 * waits when the signal comes is not made any more.
 */
export function encodeInThread(
  run: SegmentRun,
  { urgency, signal }: { urgency: Urgency; signal: AbortSignal },
): Promise<Buffer[]> {
  const lane = lanes[urgency];
  const encoded = lane.last.then(() => {
    signal.throwIfAborted();
    return ask(lane, run, urgency);
  });
  lane.last = encoded.catch(() => undefined);
  return encoded;
}

interface Answer {
  segments?: Uint8Array[];
  failure?: string;
}

async function ask(lane: Lane, run: SegmentRun, urgency: Urgency): Promise<Buffer[]> {
  lane.thread ??= new Worker(new URL("sound-thread.ts", import.meta.url), { workerData: urgency });
  const asked = lane.thread;
  asked.ref();
  asked.postMessage(run);
  try {
    const [answer]: Answer[] = await once(asked, "message");
    if (answer?.segments === undefined)
      throw new Error(`the thread that makes sound gave none: ${answer?.failure}`);
    return answer.segments.map((segment) => Buffer.from(segment));
  } catch (cause) {
    // It is gone, or in doubt; the next segment gets another.
    lane.thread = undefined;
    void asked.terminate();
    throw cause;
  } finally {
    asked.unref();
  }
}

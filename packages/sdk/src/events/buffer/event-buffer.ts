import { decideFlush } from "../deciding/decide-flush.ts";
import { createFailureLog } from "./create-failure-log.ts";
import { emptyQueue, type QueueSender } from "./empty-queue.ts";
import { createFlushTimes } from "./flush-times.ts";
import { storeEvents, type StoreEventsParts, type UnorderedEvent } from "./store-events.ts";

export type FlushOccasion = "due" | "asked" | "background" | "launch" | "logout";

export interface BufferInspection {
  /** Stored or about to be. */
  count: number;
  bytes: number;
  /** Given up and not yet told to the server. */
  lost: number;
  /** Milliseconds since 1970 by the system clock; null before the first. */
  lastFlushAt: number | null;
}

export interface EventBuffer {
  add(event: UnorderedEvent): void;
  flush(occasion: FlushOccasion): Promise<void>;
  /** Tries at once what a missing network kept from being sent. */
  backOnline(): Promise<void>;
  clear(): Promise<void>;
  inspect(): Promise<BufferInspection>;
}

export interface EventBufferParts extends StoreEventsParts, QueueSender {
  /** Whether there is anybody to send as: "drop" where there never will be. */
  canSend: () => "yes" | "later" | "drop";
  /** The event that tells of so many losses. */
  reportOf: (lost: number) => UnorderedEvent;
}

/** Longer than any request may take, so that only a tab that hangs is passed over. */
const PATIENCE_IN_MILLISECONDS = 20_000;

/** One queue of events: stored, and sent in batches by one tab at a time. */
export function createEventBuffer(parts: EventBufferParts): EventBuffer {
  const { platform, logicalClock, settings, stores, canSend, send, reportOf } = parts;
  const { queue, maxEventBatchCount } = settings;
  const logFailure = createFailureLog(platform);
  const times = createFlushTimes(platform, settings);
  const strikes = new Map<string, number>();
  const kept = storeEvents(parts, plan);
  let plannedAt: number | undefined;

  async function plan(): Promise<void> {
    const { count } = await kept.tally();
    const wait = times.isRetrying()
      ? times.untilRetry()
      : decideFlush({ settings, count, ...times.measure() });
    if (wait === undefined) return;
    const at = platform.monotonicNow() + wait;
    if (plannedAt !== undefined && plannedAt <= at) return;
    plannedAt = at;
    flushAt(at).catch(logFailure("Events were not sent"));
  }

  async function flushAt(at: number): Promise<void> {
    await platform.delay(at - platform.monotonicNow());
    if (plannedAt !== at) return;
    plannedAt = undefined;
    await flush("due");
  }

  async function reportLosses(): Promise<void> {
    for (const store of stores) {
      const { lost } = await store.tally(queue);
      if (lost === 0) continue;
      const time = await logicalClock.tick();
      await store.reportLosses(queue, (count) => reportOf(count)(time));
    }
  }

  async function sendAll(isPageLeft: boolean): Promise<void> {
    await reportLosses();
    let hasSent = false;
    for (const store of stores) {
      const parcel = { store, queue, batchCount: maxEventBatchCount, isPageLeft, send, strikes };
      const emptied = await emptyQueue(parcel);
      if (!emptied.isDone) {
        times.noteFailure(emptied.retryAfterInSeconds);
        return plan();
      }
      hasSent ||= emptied.hasSent;
    }
    if (hasSent) times.noteSuccess();
    else times.noteNothingLeft();
    return plan();
  }

  async function flush(occasion: FlushOccasion): Promise<void> {
    await kept.persist();
    await platform.withLock(
      `skywave-flush-${queue}`,
      async () => {
        const isEarly = times.untilRetry() > 0 || (occasion === "due" && !times.isDue());
        if (isEarly) return plan();
        const may = canSend();
        if (may === "drop") await kept.clear();
        if (may === "yes") await sendAll(occasion === "background");
      },
      PATIENCE_IN_MILLISECONDS,
    );
  }

  return {
    add(event) {
      times.noteEvent();
      kept.add(event);
    },
    flush: (occasion) => flush(occasion).catch(logFailure("Events were not sent")),
    async backOnline() {
      times.noteOnline();
      if (times.isRetrying()) await flush("due").catch(logFailure("Events were not sent"));
    },
    clear: kept.clear,
    inspect: async () => ({ ...(await kept.tally()), lastFlushAt: times.lastFlushAt() }),
  };
}

import type { LogicalClock, LogicalTime } from "../../clock/logical-clock.ts";
import type { EventStore, QueuedEvent, Tally } from "../../platform/event-store.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BufferSettings } from "../buffer-settings.ts";
import { createFailureLog } from "./create-failure-log.ts";

/** An event that only wants its place in the order of all events. */
export type UnorderedEvent = (logicalClock: LogicalTime) => QueuedEvent;

export interface StoreEventsParts {
  platform: Platform;
  logicalClock: LogicalClock;
  settings: BufferSettings;
  /** The browser's storage first, then memory, for when that has no room. */
  stores: readonly [EventStore, EventStore];
}

/** The events of one buffer until they are sent. */
export interface StoredEvents {
  add(event: UnorderedEvent): void;
  /** Stores at once what waits to be stored. */
  persist(): Promise<void>;
  clear(): Promise<void>;
  /** Everything that is there, stored or not. */
  tally(): Promise<Tally>;
}

const DEBOUNCE_IN_MILLISECONDS = 500;

/** Stores events half a second after the first of them, all that came meanwhile together. */
export function storeEvents(parts: StoreEventsParts, onStored: () => Promise<void>): StoredEvents {
  const { platform, logicalClock, settings, stores } = parts;
  const { queue, cap } = settings;
  const [main, spare] = stores;
  const logFailure = createFailureLog(platform);
  let pending: UnorderedEvent[] = [];
  let isPlanned = false;
  let writing: Promise<void> = Promise.resolve();

  /** One after the other, so that events are stored in the order in which they came. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    writing = writing.then(act).catch(logFailure("Events were not stored"));
    return writing;
  }

  async function store(): Promise<void> {
    const events = [...pending];
    if (events.length === 0) return;
    const [epoch, first] = await logicalClock.tick(events.length);
    pending = pending.slice(events.length);
    const ordered = events.map((event, index) => event([epoch, first + index]));
    try {
      await main.append(queue, ordered, cap);
    } catch (cause) {
      logFailure("The browser's storage takes no events")(cause);
      await spare.append(queue, ordered, cap);
    }
    await onStored();
  }

  async function storeSoon(): Promise<void> {
    await platform.delay(DEBOUNCE_IN_MILLISECONDS);
    isPlanned = false;
    await inTurn(store);
  }

  return {
    add(event) {
      pending.push(event);
      if (isPlanned) return;
      isPlanned = true;
      storeSoon().catch(logFailure("Events were not stored"));
    },
    persist: () => inTurn(store),
    async clear() {
      pending = [];
      await inTurn(async () => {
        for (const each of stores) await each.clear(queue);
      });
    },
    async tally() {
      const [kept, held] = [await main.tally(queue), await spare.tally(queue)];
      return {
        count: kept.count + held.count + pending.length,
        bytes: kept.bytes + held.bytes,
        lost: kept.lost + held.lost,
      };
    },
  };
}

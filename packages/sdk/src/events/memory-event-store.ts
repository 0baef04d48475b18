import type { EventQueueName, EventStore, StoredEvent, QueuedEvent, Tally } from "../platform/event-store.ts";

interface Queue {
  kept: StoredEvent[];
  lost: Set<number>;
}

/** Where the browser refuses storage, or has no room left: lives as long as the page. */
export function createMemoryEventStore(): EventStore {
  const queues = new Map<EventQueueName, Queue>();
  let lastKey = 0;

  function queueOf(name: EventQueueName): Queue {
    const found = queues.get(name) ?? { kept: [], lost: new Set<number>() };
    queues.set(name, found);
    return found;
  }

  function tallyOf({ kept, lost }: Queue): Tally {
    return { count: kept.length, bytes: bytesOf(kept), lost: lost.size };
  }

  function put(queue: Queue, queued: QueuedEvent): void {
    lastKey += 1;
    queue.kept.push({ key: lastKey, queued });
  }

  return {
    async append(name, events, cap) {
      const queue = queueOf(name);
      for (const queued of events) put(queue, queued);
      let bytes = bytesOf(queue.kept);
      let count = queue.kept.length;
      queue.kept = queue.kept.filter(({ key, queued }) => {
        const isStored = queued.isLossReport === true || (count <= cap.count && bytes <= cap.bytes);
        if (isStored) return true;
        count -= 1;
        bytes -= queued.bytes;
        queue.lost.add(key);
        return false;
      });
      return tallyOf(queue);
    },
    async oldest(name, after, limit) {
      return queueOf(name)
        .kept.filter(({ key }) => key > after)
        .slice(0, limit);
    },
    async remove(name, events) {
      const queue = queueOf(name);
      for (const { key } of events) queue.lost.delete(key);
      queue.kept = without(queue.kept, events);
    },
    async giveUp(name, events) {
      const queue = queueOf(name);
      for (const { key } of events) queue.lost.add(key);
      queue.kept = without(queue.kept, events);
    },
    async reportLosses(name, make) {
      const queue = queueOf(name);
      if (queue.lost.size === 0) return;
      put(queue, make(queue.lost.size));
      queue.lost.clear();
    },
    async clear(name) {
      queues.delete(name);
    },
    tally: async (name) => tallyOf(queueOf(name)),
  };
}

function bytesOf(kept: readonly StoredEvent[]): number {
  return kept.reduce((sum, { queued }) => sum + queued.bytes, 0);
}

function without(kept: readonly StoredEvent[], gone: readonly StoredEvent[]): StoredEvent[] {
  const keys = new Set(gone.map(({ key }) => key));
  return kept.filter(({ key }) => !keys.has(key));
}

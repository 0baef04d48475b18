import type {
  EventQueueName,
  EventStore,
  StoredEvent,
  QueueCap,
  QueuedEvent,
} from "../../platform/event-store.ts";
import { done, finish, openDatabase } from "./indexed-database.ts";

interface Count {
  count: number;
  bytes: number;
  lost: number;
  /** Keys of the last that were given up for room: one of them may be on its way to the server just then. */
  lostKeys: number[];
}

interface Queue {
  events: IDBObjectStore;
  count: Count;
}

const DATABASE = "skywave-events";
const COUNTS = "COUNTS";
const QUEUES: readonly EventQueueName[] = ["PLAYBACK_EVENTS", "USER_EVENTS"];
const KEPT_KEYS = 1000;

/** Opens the queues in IndexedDB, which unlike localStorage survives the browser's sudden death. */
export async function openIndexedEventStore(factory: IDBFactory): Promise<EventStore> {
  let database: IDBDatabase | undefined = await open(factory);

  async function transact<T>(
    name: EventQueueName,
    mode: "readonly" | "readwrite",
    act: (queue: Queue, counts: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    database ??= await open(factory);
    const opened = database;
    // The browser closes it when the person clears the storage.
    opened.onclose = () => {
      database = undefined;
    };
    const transaction = opened.transaction([name, COUNTS], mode);
    const finished = finish(transaction);
    const counts = transaction.objectStore(COUNTS);
    try {
      const found: Count | undefined = await done(counts.get(name));
      const count = found ?? { count: 0, bytes: 0, lost: 0, lostKeys: [] };
      const result = await act({ events: transaction.objectStore(name), count }, counts);
      transaction.commit();
      await finished;
      return result;
    } catch (cause) {
      // What was done so far must not stay; unless the browser has undone it already.
      if (!isAborted(cause, transaction)) transaction.abort();
      await finished.catch(() => undefined);
      throw cause;
    }
  }

  // Reading writes nothing, so that it works where there is no room either.
  const read = <T>(name: EventQueueName, act: (queue: Queue) => Promise<T>) =>
    transact(name, "readonly", act);
  /** Everything in `act` happens, or nothing does. */
  const change = <T>(name: EventQueueName, act: (queue: Queue) => Promise<T>) =>
    transact(name, "readwrite", async (queue, counts) => {
      const result = await act(queue);
      counts.put(queue.count, name);
      return result;
    });

  return {
    append: (name, events, cap) =>
      change(name, async (queue) => {
        const surplus = Math.max(0, events.length - cap.count);
        queue.count.lost += surplus;
        for (const queued of events.slice(surplus)) put(queue, queued);
        await trim(queue, cap);
        const { count, bytes, lost } = queue.count;
        return { count, bytes, lost };
      }),
    oldest: (name, after, limit) =>
      read(name, async ({ events }) => {
        const range = IDBKeyRange.lowerBound(after, true);
        const found: QueuedEvent[] = await done(events.getAll(range, limit));
        const keys = await done(events.getAllKeys(range, limit));
        return found.map((queued, index) => ({ key: Number(keys[index]), queued }));
      }),
    remove: (name, gone) =>
      change(name, async (queue) => {
        await takeOut(queue, gone);
        const keys = new Set(gone.map(({ key }) => key));
        const stillLost = queue.count.lostKeys.filter((key) => !keys.has(key));
        queue.count.lost -= queue.count.lostKeys.length - stillLost.length;
        queue.count.lostKeys = stillLost;
      }),
    giveUp: (name, gone) =>
      change(name, async (queue) => {
        queue.count.lost += await takeOut(queue, gone);
      }),
    reportLosses: (name, make) =>
      change(name, async (queue) => {
        if (queue.count.lost === 0) return;
        put(queue, make(queue.count.lost));
        queue.count.lost = 0;
        queue.count.lostKeys = [];
      }),
    clear: (name) =>
      change(name, async ({ events, count }) => {
        events.clear();
        Object.assign(count, { count: 0, bytes: 0, lost: 0, lostKeys: [] });
      }),
    tally: (name) => read(name, async ({ count: { count, bytes, lost } }) => ({ count, bytes, lost })),
  };
}

function put({ events, count }: Queue, queued: QueuedEvent): void {
  events.add(queued);
  count.count += 1;
  count.bytes += queued.bytes;
}

async function trim({ events, count }: Queue, cap: QueueCap): Promise<void> {
  const isOver = () => count.count > cap.count || count.bytes > cap.bytes;
  if (!isOver()) return;
  const request = events.openCursor();
  while (isOver()) {
    const cursor = await done(request);
    if (!cursor) return;
    const queued: QueuedEvent = cursor.value;
    if (queued.isLossReport !== true) {
      cursor.delete();
      count.count -= 1;
      count.bytes -= queued.bytes;
      count.lost += 1;
      count.lostKeys = [...count.lostKeys, Number(cursor.key)].slice(-KEPT_KEYS);
    }
    cursor.continue();
  }
}

/** Removes those that are still there and returns how many that were. */
async function takeOut({ events, count }: Queue, gone: readonly StoredEvent[]): Promise<number> {
  const [first] = gone;
  const last = gone.at(-1);
  if (!first || !last) return 0;
  const present = new Set(await done(events.getAllKeys(IDBKeyRange.bound(first.key, last.key))));
  const here = gone.filter(({ key }) => present.has(key));
  for (const { key, queued } of here) {
    events.delete(key);
    count.count -= 1;
    count.bytes -= queued.bytes;
  }
  return here.length;
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return openDatabase(factory, DATABASE, (database) => {
    for (const name of QUEUES) database.createObjectStore(name, { autoIncrement: true });
    database.createObjectStore(COUNTS);
  });
}

/** A failed request, or a failed end, takes its transaction along; an error of our own does not. */
function isAborted(cause: unknown, transaction: IDBTransaction): boolean {
  return transaction.error !== null || (cause instanceof DOMException && cause.name === "AbortError");
}

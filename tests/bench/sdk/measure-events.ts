import { openTab, serveSdkPage } from "../../system/sdk-page.ts";
import { openSystem } from "../../system/system.ts";
import { openBrowser } from "../page/open-browser.ts";

export interface EventsResult {
  /** Recorded, stored and taken by the real server. */
  eventsPerSecond: number;
  /** One write per transaction to a bare store of the same database. */
  bareWritesPerSecond: number;
  ratio: number;
}

const EVENTS = 10_000;
/** As many as wait at once without being given up for room. */
const AT_ONCE = 1000;

/** Records events in a real browser and flushes them, beside as many bare writes to IndexedDB. */
export async function measureEvents(): Promise<EventsResult> {
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const address = await serveSdkPage(context, node.url.replace("127.0.0.1", "localhost"));
    const page = await openTab(context, address);
    const bare = await page.evaluate(writeBare, EVENTS);
    const ours = await page.evaluate(
      async ({ events, atOnce }) => {
        const started = performance.now();
        for (let done = 0; done < events; done += atOnce) {
          for (let number = 0; number < atOnce; number += 1)
            window.skywave.events.user("measured", { number, place: "bench" });
          await window.skywave.events.flush();
        }
        const { buffers } = await window.skywave.inspect();
        if (buffers.user.count + buffers.user.lost > 0) throw new Error("not all events were taken");
        return performance.now() - started;
      },
      { events: EVENTS, atOnce: AT_ONCE },
    );
    return {
      eventsPerSecond: Math.round((EVENTS / ours) * 1000),
      bareWritesPerSecond: Math.round((EVENTS / bare) * 1000),
      ratio: Math.round((bare / ours) * 100) / 100,
    };
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}

/** Runs in the page. Returns milliseconds. */
async function writeBare(count: number): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("bare", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("events", { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const started = performance.now();
  for (let number = 0; number < count; number += 1) {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction("events", "readwrite");
      transaction.objectStore("events").add({ eventName: "measured", number, place: "bench", time: number });
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
  }
  return performance.now() - started;
}

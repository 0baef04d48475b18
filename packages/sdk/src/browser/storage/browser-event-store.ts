import { createMemoryEventStore } from "../../events/memory-event-store.ts";
import type { EventStore } from "../../platform/event-store.ts";
import type { LogEntry } from "../../platform/log-entry.ts";
import { openIndexedEventStore } from "./indexed-event-store.ts";

const LONGEST_OPENING_IN_MILLISECONDS = 5000;

/** The browser's database; memory where it is refused, broken or does not open. */
export async function openBrowserEventStore(
  page: Window,
  log: (entry: LogEntry) => void,
): Promise<EventStore> {
  try {
    const tooLong = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("It does not open")), LONGEST_OPENING_IN_MILLISECONDS);
    });
    return await Promise.race([openIndexedEventStore(page.indexedDB), tooLong]);
  } catch (cause) {
    log({ level: "error", message: "Events live as long as the page", details: { cause: String(cause) } });
    return createMemoryEventStore();
  }
}

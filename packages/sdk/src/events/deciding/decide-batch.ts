import type { StoredEvent } from "../../platform/event-store.ts";

/** As much as the server takes at once, with room for the token ids. */
const MOST_BYTES = 200_000;
/** Half of what a page that is being left may have under way. */
const MOST_BYTES_WHEN_LEFT = 30_000;
/** Of a token id in an event, and of the body around the events. */
const BYTES_AROUND = 120;

/** The first of the events that go out together: of one call, and within its size. */
export function decideBatch(events: readonly StoredEvent[], isPageLeft: boolean): StoredEvent[] {
  const most = isPageLeft ? MOST_BYTES_WHEN_LEFT : MOST_BYTES;
  const [first] = events;
  let bytes = BYTES_AROUND;
  const end = events.findIndex(({ queued }, index) => {
    bytes += queued.bytes + BYTES_AROUND;
    return queued.call !== first?.queued.call || (index > 0 && bytes > most);
  });
  return events.slice(0, end < 0 ? events.length : end);
}

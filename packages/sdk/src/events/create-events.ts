import type { EventBuffers, EventParts, Occurrence } from "./event-buffers.ts";
import type { Events } from "./events.ts";

export interface EventRecorder extends Events {
  /** Sends what an earlier page left behind. */
  launch(): void;
  /** The server's time was learnt anew. */
  clockUpdated(): void;
  inspect: EventBuffers["inspect"];
}

/** Records events from the first moment; the buffers that keep and send them come after the page. */
export function createEvents(parts: EventParts): EventRecorder {
  const { platform, clock, store } = parts;
  const early: Occurrence[] = [];
  let buffers: EventBuffers | undefined;
  let opening: Promise<EventBuffers> | undefined;

  async function open(): Promise<EventBuffers> {
    const [openBuffers, eventStore] = await Promise.all([
      platform.loadEventBuffers(),
      platform.openEventStore(),
    ]);
    buffers = openBuffers({ ...parts, eventStore });
    for (const occurrence of early.splice(0)) buffers.record(occurrence);
    return buffers;
  }

  function opened(): Promise<EventBuffers> {
    opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  }

  function reportFailure(cause: unknown): void {
    platform.log({ level: "error", message: "Events are not kept", details: { cause: String(cause) } });
  }

  function record(occurrence: Occurrence): void {
    if (buffers) {
      buffers.record(occurrence);
      return;
    }
    early.push(occurrence);
    opened().catch(reportFailure);
  }

  return {
    user: (eventName, attributes = {}) =>
      record({ kind: "user", eventName, attributes, reading: clock.reading() }),
    playback: ({ eventName, attributes = {}, version = "v3" }) =>
      record({ kind: "playback", version, eventName, attributes, reading: clock.reading() }),
    flush: async () => (await opened()).flush("asked"),
    launch() {
      opened()
        .then((found) => found.flush("launch"))
        .catch(reportFailure);
    },
    clockUpdated() {
      const reading = clock.reading();
      const isSignedIn = store.read()?.session.sessionType === "authenticated";
      // While the system clock is in use, no event's time changes.
      if (!isSignedIn || reading.usingClock === "system") return;
      record({ kind: "playback", version: "v3", eventName: "time-updated", attributes: {}, reading });
    },
    inspect: async () => (await opened()).inspect(),
  };
}

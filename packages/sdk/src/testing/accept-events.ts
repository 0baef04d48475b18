import type { FakePlatform } from "./fake-platform.ts";
import { answered, refused } from "./scripted-server.ts";

/** What the server stored: each event once, in the order in which it came. */
export interface StoredEvents {
  readonly user: readonly StoredEvent[];
  readonly actions: readonly StoredEvent[];
  readonly events: readonly StoredEvent[];
}

interface StoredEvent {
  eventId: string;
  eventName: string;
  [field: string]: unknown;
}

interface AcceptEventsOptions {
  /** The names of events for which a batch is refused whole. */
  poison?: readonly string[];
  /** The names of events that an answer leaves out. */
  unlisted?: readonly string[];
}

/** A server that stores events by their ids, as the platform does. */
export function acceptEvents(platform: FakePlatform, options: AcceptEventsOptions = {}): StoredEvents {
  const { poison = [], unlisted = [] } = options;
  const stored: Record<keyof StoredEvents, StoredEvent[]> = { user: [], actions: [], events: [] };
  const take = (into: StoredEvent[], list: "actions" | "events") => (request: { body?: string }) => {
    const batch: StoredEvent[] = JSON.parse(request.body ?? "{}")[list];
    if (batch.some(({ eventName }) => poison.includes(eventName)))
      return refused({ status: 400, code: "INVALID_PAYLOAD" });
    const good = batch.filter(({ eventName }) => !unlisted.includes(eventName));
    for (const event of good) {
      if (!into.some(({ eventId }) => eventId === event.eventId)) into.push(event);
    }
    return answered(200, { acceptedEventIds: good.map(({ eventId }) => eventId) });
  };
  platform.server.answer("submitUserEvents", take(stored.user, "events"));
  platform.server.answer("submitTelemetryActions", take(stored.actions, "actions"));
  platform.server.answer("submitTelemetryEvents", take(stored.events, "events"));
  return stored;
}

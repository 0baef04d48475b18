import type { TelemetryEvent } from "@skywave/contract/events/telemetry";
import type { UserEvent } from "@skywave/contract/events/user-events";

/** The two queues, by the names that they have in the browser's storage. */
export type EventQueueName = "PLAYBACK_EVENTS" | "USER_EVENTS";

/** An event with the call that takes it. Its token id is put in when it is sent. */
export type QueuedEvent = {
  /** As JSON, in bytes; at least what it will be on the wire. */
  bytes: number;
  /** Says how many others were lost, so it is never given up for room. */
  isLossReport?: true;
} & (
  | { call: "submitUserEvents"; event: Omit<UserEvent, "eventTokenId"> }
  | { call: "submitTelemetryActions" | "submitTelemetryEvents"; event: TelemetryEvent }
);

/** An event as it is stored; keys grow with time. */
export interface StoredEvent {
  key: number;
  queued: QueuedEvent;
}

export interface Tally {
  count: number;
  bytes: number;
  /** Given up since the last report of losses. */
  lost: number;
}

/** How much one queue may hold. */
export interface QueueCap {
  count: number;
  bytes: number;
}

/** Events that outlive the page, shared by all tabs. Each method is done wholly or not at all. */
export interface EventStore {
  /** Rejects when there is no room. What is over the cap is given up, oldest first, and counted. */
  append(queue: EventQueueName, events: readonly QueuedEvent[], cap: QueueCap): Promise<Tally>;
  /** In order, from after a key. */
  oldest(queue: EventQueueName, after: number, limit: number): Promise<StoredEvent[]>;
  /** The server has them. One that was given up meanwhile is counted as lost no more. */
  remove(queue: EventQueueName, events: readonly StoredEvent[]): Promise<void>;
  /** Nobody will ever have them: they are counted as lost. */
  giveUp(queue: EventQueueName, events: readonly StoredEvent[]): Promise<void>;
  /** Puts in the event that tells of the losses, which then count as told; does nothing if there are none. */
  reportLosses(queue: EventQueueName, make: (lost: number) => QueuedEvent): Promise<void>;
  clear(queue: EventQueueName): Promise<void>;
  tally(queue: EventQueueName): Promise<Tally>;
}

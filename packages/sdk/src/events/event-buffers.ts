import type { Clock, ClockReading } from "../clock/clock.ts";
import type { LogicalClock } from "../clock/logical-clock.ts";
import type { EventStore } from "../platform/event-store.ts";
import type { Platform } from "../platform/platform.ts";
import type { SessionEvents } from "../session/session-events.ts";
import type { SessionStore } from "../session/store/session-store.ts";
import type { Skywave } from "../skywave.ts";
import type { BufferInspection, FlushOccasion } from "./buffer/event-buffer.ts";
import type { Attributes } from "./events.ts";

/** Something that happened, with the clocks as they stood. */
export type Occurrence = { eventName: string; attributes: Attributes; reading: ClockReading } & (
  | { kind: "user" }
  | { kind: "playback"; version: "v2" | "v3" }
);

export interface EventBuffers {
  record(occurrence: Occurrence): void;
  flush(occasion: FlushOccasion): Promise<void>;
  inspect(): Promise<{ user: BufferInspection; playback: BufferInspection }>;
}

/** What events are recorded and sent with. */
export interface EventParts {
  platform: Platform;
  clock: Clock;
  logicalClock: LogicalClock;
  store: SessionStore;
  sessionEvents: SessionEvents;
  call: Skywave["call"];
  isTest: boolean;
}

export type OpenEventBuffers = (parts: EventParts & { eventStore: EventStore }) => EventBuffers;

import type { EventQueueName, QueueCap } from "../platform/event-store.ts";

/** When a buffer is emptied, and how much of it at once. */
export interface BufferSettings {
  queue: EventQueueName;
  maxEventBatchCount: number;
  flushOnEventCount: number;
  /** Milliseconds between two flushes, except on background, launch and logout. */
  flushOnMinInterval: number;
  flushOnBackground: boolean;
  flushOnLaunch: boolean;
  flushOnLogout: boolean;
  cap: QueueCap;
}

/** What holds for a buffer that says nothing else. */
const DEFAULTS = {
  maxEventBatchCount: 20,
  flushOnBackground: true,
  flushOnLaunch: true,
  flushOnLogout: true,
  cap: { count: 1000, bytes: 1_000_000 },
};

export const PLAYBACK_BUFFER: BufferSettings = {
  ...DEFAULTS,
  queue: "PLAYBACK_EVENTS",
  flushOnEventCount: 10,
  flushOnMinInterval: 10_000,
};

export const USER_BUFFER: BufferSettings = {
  ...DEFAULTS,
  queue: "USER_EVENTS",
  maxEventBatchCount: 1024,
  flushOnEventCount: 300,
  flushOnMinInterval: 30 * 60_000,
};

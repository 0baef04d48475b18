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

const ALWAYS = { flushOnBackground: true, flushOnLaunch: true, flushOnLogout: true };
const CAP = { count: 1000, bytes: 1_000_000 };

export const PLAYBACK_BUFFER: BufferSettings = {
  queue: "PLAYBACK_EVENTS",
  maxEventBatchCount: 20,
  flushOnEventCount: 10,
  flushOnMinInterval: 10_000,
  cap: CAP,
  ...ALWAYS,
};

export const USER_BUFFER: BufferSettings = {
  queue: "USER_EVENTS",
  maxEventBatchCount: 1024,
  flushOnEventCount: 300,
  flushOnMinInterval: 30 * 60_000,
  cap: CAP,
  ...ALWAYS,
};

import type { TelemetryEvent, UserEvent } from "@skywave/contract";

let made = 0;
const nextId = () => `event-${(made += 1).toString().padStart(8, "0")}`;
export const userEvent = (eventTokenId: string, changes: Partial<UserEvent> = {}): UserEvent => ({
  eventId: nextId(),
  eventName: "click",
  eventTokenId,
  time: 1_773_154_800_000.5,
  logicalClock: [1_773_154_800_000, 7],
  ...changes,
});
export const telemetryEvent = (changes: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  eventId: nextId(),
  eventName: "play",
  appId: "web",
  isTest: false,
  time: 1_773_154_800_000,
  systemClockTime: 1_773_154_799_000,
  internalClockTime: 1_773_154_800_000,
  clockAdjustment: -1_000,
  averageLatency: 12.5,
  usingClock: "internal",
  logicalClock: [1_773_154_800_000, 8],
  ...changes,
});

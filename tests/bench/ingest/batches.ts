import { randomBytes } from "node:crypto";
import type { TelemetryEvent, UserEvent } from "@skywave/contract";

/** As many as a client sends at most. */
export const EVENTS_PER_BATCH = 1_024;

const STARTED_AT = 1_773_154_800_000;
let made = 0;

/** What somebody did on a page, as the SDK tells it. */
export function userBatch(eventTokenId: string): UserEvent[] {
  return batchOf((number) => ({
    eventId: newId(),
    eventName: "page_view",
    eventTokenId,
    time: STARTED_AT + number + 0.5,
    logicalClock: [STARTED_AT, number],
    attributes: { page: "/account/plans", number },
  }));
}

/** What somebody listened to, as the SDK tells it. */
export function telemetryBatch(): TelemetryEvent[] {
  return batchOf((number) => ({
    eventId: newId(),
    eventName: "time_updated",
    appId: "web",
    tenant: "sxm",
    platform: "browser",
    clientVersion: "1.12.2",
    isTest: false,
    time: STARTED_AT + number + 0.5,
    systemClockTime: STARTED_AT + number - 12.25,
    internalClockTime: STARTED_AT + number + 0.5,
    clockAdjustment: 12.75,
    averageLatency: 31.5,
    usingClock: "internal",
    logicalClock: [STARTED_AT, number],
    attributes: { channel: "first-wave", position: number },
  }));
}

function batchOf<Event>(eventOf: (number: number) => Event): Event[] {
  return Array.from({ length: EVENTS_PER_BATCH }, () => eventOf((made += 1)));
}

function newId(): string {
  return randomBytes(15).toString("base64url");
}

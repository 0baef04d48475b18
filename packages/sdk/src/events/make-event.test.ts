import { describe, expect, it } from "vitest";
import type { ClockReading } from "../clock/clock.ts";
import { NOW } from "../testing/index.ts";
import type { Attributes } from "./events.ts";
import { makeEvent } from "./make-event.ts";

const READING: ClockReading = {
  now: NOW,
  usingClock: "internal",
  systemTime: NOW - 6000,
  internalTime: NOW,
  averageLatency: 40,
  latencies: [40],
};
const OPTIONS = { eventId: "event-1", isTest: false };

function makeUserEvent(attributes: Attributes, eventName = "seen") {
  return makeEvent({ kind: "user", eventName, attributes, reading: READING }, OPTIONS)([NOW, 1]);
}

describe("makeEvent", () => {
  it("leaves attributes out where there are none", () => {
    expect(makeUserEvent({}).event).toEqual({
      eventId: "event-1",
      eventName: "seen",
      time: NOW,
      logicalClock: [NOW, 1],
    });
    expect(makeUserEvent({ count: 1 }).event).toMatchObject({ attributes: { count: 1 } });
  });

  it("cuts names at 80 characters, keys at 60 and texts at 500", () => {
    const { event } = makeUserEvent({ ["k".repeat(61)]: "t".repeat(501) }, "n".repeat(81));
    expect(event).toMatchObject({
      eventName: "n".repeat(80),
      attributes: { ["k".repeat(60)]: "t".repeat(500) },
    });
  });

  it("counts its bytes on the wire: one for each that is ASCII, and three for any other", () => {
    const plain = makeUserEvent({ text: "aaaa" });
    expect(plain.bytes).toBe(JSON.stringify(plain.event).length);
    expect(makeUserEvent({ text: "éa😀" }).bytes).toBe(plain.bytes - 4 + 3 + 1 + 6);
  });

  it("tells by how much the internal clock differs from the system's", () => {
    const occurrence = { kind: "playback", version: "v3", eventName: "heard", attributes: {} } as const;
    const made = makeEvent({ ...occurrence, reading: READING }, OPTIONS)([NOW, 2]);
    expect(made).toMatchObject({
      call: "submitTelemetryEvents",
      event: { clockAdjustment: 6000, averageLatency: 40, usingClock: "internal" },
    });
    expect(made.bytes).toBe(JSON.stringify(made.event).length);
  });

  it("is marked as a report of losses only where it is one", () => {
    expect(makeUserEvent({})).not.toHaveProperty("isLossReport");
    const occurrence = { kind: "user", eventName: "events-lost", attributes: {}, reading: READING } as const;
    expect(makeEvent(occurrence, { ...OPTIONS, isLossReport: true })([NOW, 1])).toHaveProperty(
      "isLossReport",
      true,
    );
  });
});

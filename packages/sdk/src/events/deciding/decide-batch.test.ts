import { describe, expect, it } from "vitest";
import type { StoredEvent } from "../../platform/event-store.ts";
import { decideBatch } from "./decide-batch.ts";

function makeStored(key: number, bytes: number, call: "submitTelemetryActions" | "submitTelemetryEvents") {
  return { key, queued: { call, bytes, event: { eventId: `event-${key}` } } } as unknown as StoredEvent;
}

describe("decideBatch", () => {
  it("[S7.73] puts events of one call together, as far as they follow each other", () => {
    const calls = ["submitTelemetryActions", "submitTelemetryActions", "submitTelemetryEvents"] as const;
    const batch = decideBatch(
      calls.map((call, key) => makeStored(key, 100, call)),
      false,
    );
    expect(batch.map(({ key }) => key)).toEqual([0, 1]);
  });

  it("stays below 32 KiB when the page is left, and below what the server takes otherwise", () => {
    const events = Array.from({ length: 1000 }, (_, key) => makeStored(key, 880, "submitTelemetryEvents"));
    expect(decideBatch(events, true).length * 1000).toBeLessThan(32 * 1024);
    expect(decideBatch(events, true).length).toBeGreaterThan(25);
    expect(decideBatch(events, false).length * 1000).toBeLessThan(256 * 1024);
  });

  it("fills a batch to the last byte that may be under way", () => {
    // With 120 bytes around each event and the body: 120 + 24 × 1,245 = 30,000.
    const events = Array.from({ length: 25 }, (_, key) => makeStored(key, 1125, "submitTelemetryEvents"));
    expect(decideBatch(events, true)).toHaveLength(24);
    const larger = events.map(({ key }) => makeStored(key, key === 0 ? 1126 : 1125, "submitTelemetryEvents"));
    expect(decideBatch(larger, true)).toHaveLength(23);
  });

  it("takes an event that is too large alone, so that the server can refuse it", () => {
    const events = [1, 2].map((key) => makeStored(key, 300_000, "submitTelemetryEvents"));
    expect(decideBatch(events, false)).toHaveLength(1);
  });

  it("is empty without events", () => {
    expect(decideBatch([], false)).toEqual([]);
  });
});

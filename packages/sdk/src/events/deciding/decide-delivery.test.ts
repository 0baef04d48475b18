import { describe, expect, it } from "vitest";
import type { CallResult, Failure } from "../../transport/call-result.ts";
import type { StoredEvent } from "../../platform/event-store.ts";
import { type Accepted, decideDelivery } from "./decide-delivery.ts";

const BATCH = [1, 2, 3].map((key): StoredEvent => ({
  key,
  queued: {
    call: "submitUserEvents",
    bytes: 100,
    event: { eventId: `event-${key}`, eventName: "seen", time: 1, logicalClock: [1, key] },
  },
}));

const refusedWith = (status: number, retryAfterInSeconds?: number): CallResult<Accepted> => ({
  ok: false,
  failure: {
    kind: "serverRefused",
    code: "ANY",
    status,
    invalidFields: [],
    details: {},
    traceId: "trace-1",
    canRetryHelp: true,
    ...(retryAfterInSeconds !== undefined && { retryAfterInSeconds }),
  },
});

describe("decideDelivery", () => {
  it("tells what the server lists from what it leaves out", () => {
    const result = { ok: true, data: { acceptedEventIds: ["event-1", "event-3", "unknown"] } } as const;
    const [first, second, third] = BATCH;
    expect(decideDelivery(BATCH, result)).toEqual({
      kind: "answered",
      accepted: [first, third],
      unlisted: [second],
    });
  });

  it.each([400, 413, 422])("sees a fault of the batch in the status %i", (status) => {
    expect(decideDelivery(BATCH, refusedWith(status))).toEqual({ kind: "unacceptable" });
  });

  it.each([401, 403, 404, 409, 429, 500, 503])("keeps the batch for later after the status %i", (status) => {
    expect(decideDelivery(BATCH, refusedWith(status))).toEqual({ kind: "later", retryAfterInSeconds: 0 });
    expect(decideDelivery(BATCH, refusedWith(status, 60))).toEqual({
      kind: "later",
      retryAfterInSeconds: 60,
    });
  });

  it.each<Failure>([
    { kind: "unreachable", reason: "timeout", canRetryHelp: true },
    { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false },
    { kind: "unreadable", status: 400, traceId: "trace-1", canRetryHelp: false },
  ])("keeps the batch for later when it was $kind", (failure) => {
    expect(decideDelivery(BATCH, { ok: false, failure })).toEqual({ kind: "later", retryAfterInSeconds: 0 });
  });
});

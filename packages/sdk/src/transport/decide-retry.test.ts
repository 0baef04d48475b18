import { describe, expect, it } from "vitest";
import type { WireAnswer } from "../platform/wire.ts";
import { decideRetry } from "./decide-retry.ts";

const retry = { limit: 3, delayInMilliseconds: 2000, backoff: "exponential", isRepeatable: false } as const;

function decide(
  override: Partial<Parameters<typeof decideRetry>[0]> & { status?: number } = {},
): number | undefined {
  const { status = 500, ...rest } = override;
  const answer: WireAnswer = { kind: "answered", status, text: "", retryAfter: null };
  return decideRetry({
    method: "GET",
    hasIdempotencyKey: false,
    answer,
    attempt: 0,
    retry,
    random: 0.999,
    ...rest,
  });
}

describe("decideRetry", () => {
  it.each([408, 500, 502, 504])("repeats after %i", (status) => {
    expect(decide({ status })).toBeDefined();
  });

  it("repeats after the loss of the network", () => {
    expect(decide({ answer: { kind: "lost" } })).toBeDefined();
  });

  it.each([429, 503])("[S8.10] never repeats after %i", (status) => {
    expect(decide({ status })).toBeUndefined();
  });

  it.each([200, 400, 401, 403, 404, 409, 422, 501])("does not repeat after %i", (status) => {
    expect(decide({ status })).toBeUndefined();
  });

  it("does not repeat a call that ran out of time", () => {
    expect(decide({ answer: { kind: "timedOut" } })).toBeUndefined();
  });

  it.each(["PUT", "DELETE"])("repeats %s", (method) => {
    expect(decide({ method })).toBeDefined();
  });

  it.each(["POST", "PATCH"])("repeats %s only with an idempotency key", (method) => {
    expect(decide({ method })).toBeUndefined();
    expect(decide({ method, hasIdempotencyKey: true })).toBeDefined();
  });

  it("repeats a write without a key where the configuration says that it acts once", () => {
    expect(decide({ method: "POST", retry: { ...retry, isRepeatable: true } })).toBeDefined();
  });

  it("waits the same time before each of three attempts where that is fixed", () => {
    const fixed = { ...retry, backoff: "fixed" } as const;
    expect([0, 1, 2, 3].map((attempt) => decide({ attempt, retry: fixed }))).toEqual([
      2000,
      2000,
      2000,
      undefined,
    ]);
  });

  it("[S9.02] waits twice as long each time from the configured delay, half of it by chance, and stops at the limit", () => {
    const longest = [0, 1, 2, 3].map((attempt) => decide({ attempt, random: 1 }));
    const shortest = [0, 1, 2, 3].map((attempt) => decide({ attempt, random: 0 }));
    expect(longest).toEqual([2000, 4000, 8000, undefined]);
    expect(shortest).toEqual([1000, 2000, 4000, undefined]);
    const sooner = { ...retry, delayInMilliseconds: 500 };
    expect([0, 1, 2, 3].map((attempt) => decide({ attempt, retry: sooner, random: 1 }))).toEqual([
      500,
      1000,
      2000,
      undefined,
    ]);
  });

  it("does not repeat where the configuration says none", () => {
    expect(decide({ retry: { ...retry, limit: 0 } })).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

function open() {
  let now = Temporal.Instant.from("2026-03-10T15:00:00Z");
  const breaker = createBreaker({ realNow: () => now });
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed());
  const wait = (seconds: number) => {
    now = now.add({ seconds });
  };
  return { breaker, fail, wait };
}

describe("createBreaker", () => {
  test("opens for half a minute after five failures in a row", () => {
    const { breaker, fail, wait } = open();
    fail(4);
    expect(breaker.secondsLeft()).toBeUndefined();
    fail(1);
    expect(breaker.secondsLeft()).toBe(30);
    wait(29);
    expect(breaker.secondsLeft()).toBe(1);
    wait(1);
    expect(breaker.secondsLeft()).toBeUndefined();
  });

  test("opens again with the first failure after the pause, and closes with the first success", () => {
    const { breaker, fail, wait } = open();
    fail(5);
    wait(30);
    fail(1);
    expect(breaker.secondsLeft()).toBe(30);
    breaker.succeeded();
    expect(breaker.secondsLeft()).toBeUndefined();
    fail(4);
    expect(breaker.secondsLeft()).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTicker } from "./ticker.ts";

const PAUSE = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A piece of work that ends when it is told to. */
function slowWork() {
  let end = () => {};
  let turns = 0;
  const work = () => {
    turns += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  return { work, end: () => end(), turns: () => turns };
}

describe("a ticker", () => {
  test("waits before each turn, and starts none while one is running", async () => {
    const { work, end, turns } = slowWork();
    const ticker = startTicker({ pauseInMilliseconds: PAUSE, work, onError: () => undefined });
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(turns()).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(turns()).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(turns()).toBe(2);
    end();
    await ticker.stop();
  });

  test("reports a turn that failed, and comes all the same to the next", async () => {
    const errors: unknown[] = [];
    const work = () => Promise.reject(new Error("down"));
    const onError = (error: unknown) => void errors.push(error);
    const ticker = startTicker({ pauseInMilliseconds: PAUSE, work, onError });
    await vi.advanceTimersByTimeAsync(3 * PAUSE);
    expect(errors.map(String)).toEqual(["Error: down", "Error: down", "Error: down"]);
    await ticker.stop();
  });

  test("stops once the turn that is running has ended, and starts none after it", async () => {
    const { work, end, turns } = slowWork();
    const ticker = startTicker({ pauseInMilliseconds: PAUSE, work, onError: () => undefined });
    await vi.advanceTimersByTimeAsync(PAUSE);
    let isStopped = false;
    const stopped = ticker.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(isStopped).toBe(false);
    end();
    await stopped;
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(turns()).toBe(1);
  });
});

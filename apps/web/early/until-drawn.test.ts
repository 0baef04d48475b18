import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilDrawn } from "./until-drawn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("untilDrawn", () => {
  it("resolves once the page tells that it is drawn", async () => {
    let tell = () => {};
    const waiting = untilDrawn((onDrawn) => {
      tell = onDrawn;
    });
    tell();
    await waiting;
    expect(vi.getTimerCount()).toBe(1);
  });

  it("goes on after three seconds where it never does", async () => {
    let isDone = false;
    const wait = async () => {
      await untilDrawn(() => undefined);
      isDone = true;
    };
    const waiting = wait();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isDone).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { createFakePlatform, NOW } from "../../testing/index.ts";
import { PLAYBACK_BUFFER, USER_BUFFER } from "../buffer-settings.ts";
import { createFlushTimes } from "./flush-times.ts";

const KEY = "PLAYBACK_EVENTS_LAST_FLUSH";
const INTERVAL = PLAYBACK_BUFFER.flushOnMinInterval;

function open({ random = 0.5 } = {}) {
  const platform = { ...createFakePlatform(), random: () => random };
  return { platform, times: createFlushTimes(platform, PLAYBACK_BUFFER) };
}

describe("the time of the last flush", () => {
  it("is unknown before the first, or where something else is stored", () => {
    const { platform, times } = open();
    expect(times.lastFlushAt()).toBeNull();
    platform.storage.set(KEY, "yesterday");
    expect(times.lastFlushAt()).toBeNull();
    expect(times.measure().sinceLastFlush).toBe(Number.POSITIVE_INFINITY);
  });

  it("is shared by all tabs, and each buffer has its own", async () => {
    const { platform, times } = open();
    times.noteSuccess();
    await platform.time.advance(3000);
    expect(createFlushTimes(platform.openTab(), PLAYBACK_BUFFER).lastFlushAt()).toBe(NOW);
    expect(times.measure().sinceLastFlush).toBe(3000);
    expect(createFlushTimes(platform, USER_BUFFER).lastFlushAt()).toBeNull();
  });

  it("counts as long ago when the system clock has since been set back", () => {
    const { platform, times } = open();
    times.noteSuccess();
    expect(times.measure().sinceLastFlush).toBe(0);
    platform.time.setSystem(NOW - 1);
    expect(times.measure().sinceLastFlush).toBe(Number.POSITIVE_INFINITY);
    expect(times.isDue()).toBe(true);
  });
});

describe("the wait of the events", () => {
  it("counts from the first since the last flush", async () => {
    const { platform, times } = open();
    expect(times.measure().waitedFor).toBe(0);
    await platform.time.advance(1000);
    times.noteEvent();
    await platform.time.advance(2000);
    times.noteEvent();
    await platform.time.advance(500);
    expect(times.measure().waitedFor).toBe(2500);
  });

  it.each(["noteSuccess", "noteNothingLeft"] as const)("begins anew after %s", async (note) => {
    const { platform, times } = open();
    times.noteEvent();
    await platform.time.advance(1000);
    times[note]();
    expect(times.measure().waitedFor).toBe(0);
    times.noteEvent();
    await platform.time.advance(700);
    expect(times.measure().waitedFor).toBe(700);
  });
});

describe("a flush that is due", () => {
  it("waits until the interval is over, to the millisecond", async () => {
    const { platform, times } = open();
    expect(times.isDue()).toBe(true);
    times.noteSuccess();
    await platform.time.advance(INTERVAL - 1);
    expect(times.isDue()).toBe(false);
    await platform.time.advance(1);
    expect(times.isDue()).toBe(true);
  });

  it("does not wait for the interval after a failure", () => {
    const { times } = open();
    times.noteSuccess();
    times.noteFailure(0);
    expect([times.isDue(), times.isRetrying()]).toEqual([true, true]);
  });
});

describe("the next try after a failure", () => {
  it.each([
    { random: 0, first: 5000, second: 10_000 },
    { random: 0.5, first: 7500, second: 15_000 },
    { random: 1, first: 10_000, second: 20_000 },
  ])(
    "is half to all of ten seconds away, twice as far after the next: $random",
    ({ random, first, second }) => {
      const { times } = open({ random });
      expect([times.isRetrying(), times.untilRetry()]).toEqual([false, 0]);
      times.noteFailure(0);
      expect(times.untilRetry()).toBe(first);
      times.noteFailure(0);
      expect(times.untilRetry()).toBe(second);
    },
  );

  it("is never more than five minutes away, unless the server asks for more", () => {
    const { times } = open({ random: 1 });
    for (let failure = 0; failure < 10; failure += 1) times.noteFailure(0);
    expect(times.untilRetry()).toBe(300_000);
    times.noteFailure(400);
    expect(times.untilRetry()).toBe(400_000);
  });

  it("comes nearer as time passes, and is not before now", async () => {
    const { platform, times } = open();
    times.noteFailure(0);
    await platform.time.advance(7000);
    expect(times.untilRetry()).toBe(500);
    await platform.time.advance(1000);
    expect(times.untilRetry()).toBe(0);
  });

  it("comes at once when the network is back, but not before the time that the server named", async () => {
    const { platform, times } = open();
    times.noteFailure(0);
    times.noteOnline();
    expect(times.untilRetry()).toBe(0);
    times.noteFailure(3);
    times.noteOnline();
    expect(times.untilRetry()).toBe(3000);
    await platform.time.advance(3000);
    times.noteOnline();
    expect(times.untilRetry()).toBe(0);
  });

  it.each(["noteSuccess", "noteNothingLeft"] as const)("is forgotten after %s", (note) => {
    const { times } = open();
    times.noteFailure(60);
    times[note]();
    expect([times.isRetrying(), times.untilRetry()]).toEqual([false, 0]);
    times.noteFailure(0);
    expect(times.untilRetry()).toBe(7500);
  });
});

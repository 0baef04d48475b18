import { describe, expect, it } from "vitest";
import { createFakePlatform, NOW } from "../testing/index.ts";
import { createServerTimeEstimate } from "./estimate-server-time.ts";

const SETTINGS = {
  postInitializationPollInterval: 1_800_000,
  maxTwoWayLatency: 5000,
  maxDiscrepancyInterval: 5000,
};

async function open() {
  const platform = createFakePlatform();
  await platform.time.advance(20_000);
  const estimate = createServerTimeEstimate(platform);
  /** An answer that was as long on its way, by a server whose time is that of the system clock. */
  const answer = (roundTrip = 0) => {
    const receivedAt = platform.monotonicNow();
    const serverTime = platform.systemNow() - roundTrip / 2;
    estimate.add({ serverTime, sentAt: receivedAt - roundTrip, receivedAt }, SETTINGS);
  };
  return { platform, estimate, answer };
}

describe("before the first answer", () => {
  it("the time is that of the system clock, with no latency known", async () => {
    const { estimate } = await open();
    const now = NOW + 20_000;
    expect(estimate.reading()).toEqual({
      now,
      usingClock: "system",
      systemTime: now,
      internalTime: now,
      averageLatency: 0,
      latencies: [],
    });
    expect(estimate.isSettled()).toBe(false);
  });
});

describe("the latency", () => {
  it("is half of the way there and back, and settled after three answers", async () => {
    const { estimate, answer } = await open();
    answer(200);
    expect(estimate.reading()).toMatchObject({ averageLatency: 100, latencies: [100] });
    answer(200);
    expect(estimate.isSettled()).toBe(false);
    answer(200);
    expect(estimate.isSettled()).toBe(true);
    expect(estimate.reading().latencies).toEqual([100, 100, 100]);
  });
});

describe("the server's time", () => {
  it("is told in whole milliseconds, as whoever counts days by it needs", async () => {
    const { platform, estimate } = await open();
    const receivedAt = platform.monotonicNow();
    const serverTime = platform.systemNow() + 3_600_000;
    estimate.add({ serverTime, sentAt: receivedAt - 0.6, receivedAt }, SETTINGS);
    const { now, internalTime, usingClock } = estimate.reading();
    expect(usingClock).toBe("internal");
    expect(now).toBe(Math.round(internalTime));
    expect(Number.isInteger(internalTime)).toBe(false);
  });

  it("stays as certain as a quicker answer from before made it", async () => {
    const { platform, estimate } = await open();
    const truth = platform.systemNow() + 3_600_000;
    const receivedAt = platform.monotonicNow();
    estimate.add({ serverTime: truth, sentAt: receivedAt, receivedAt }, SETTINGS);
    expect(estimate.reading().now).toBe(truth);
    // Alone it would put the server's time half a second later; beside the first, the usual latency decides.
    estimate.add({ serverTime: truth, sentAt: receivedAt - 1000, receivedAt }, SETTINGS);
    expect(estimate.reading().internalTime).toBeCloseTo(truth + 500 / 1.2, 2);
  });
});

describe("a drift of the system clock", () => {
  it.each([5001, -5001])("by %i ms is told once", async (milliseconds) => {
    const { platform, estimate, answer } = await open();
    answer();
    await platform.time.advance(1000);
    platform.time.setSystem(platform.systemNow() + milliseconds);
    expect([estimate.hasDrifted(), estimate.hasDrifted()]).toEqual([true, false]);
    await platform.time.advance(50_000);
    expect(estimate.hasDrifted()).toBe(false);
  });

  it.each([5000, -5000])("by %i ms is none yet, however much time passes", async (milliseconds) => {
    const { platform, estimate, answer } = await open();
    answer();
    platform.time.setSystem(platform.systemNow() + milliseconds);
    await platform.time.advance(100_000);
    expect(estimate.hasDrifted()).toBe(false);
  });

  it("is measured from the last answer", async () => {
    const { platform, estimate, answer } = await open();
    platform.time.setSystem(platform.systemNow() + 4000);
    answer();
    platform.time.setSystem(platform.systemNow() + 4000);
    expect(estimate.hasDrifted()).toBe(false);
  });
});

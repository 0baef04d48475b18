import { describe, expect, it } from "vitest";
import { decideServerTime, type TimeSample } from "./decide-server-time.ts";

// Asked at 0 and answered at 100: the server's 1000 was read somewhere between, so that it is 1000 to 1100 at 100.
const NEWEST: TimeSample = { serverTime: 1000, sentAt: 0, receivedAt: 100 };
const QUICK: TimeSample = { serverTime: -95, sentAt: -1000, receivedAt: -990 };
const SLOWER: TimeSample = { serverTime: -30, sentAt: -1000, receivedAt: -960 };

describe("decideServerTime", () => {
  it("takes the middle of a single answer, whatever the usual latency is", () => {
    expect([0, 30, 500].map((latency) => decideServerTime(NEWEST, [], latency))).toEqual([1050, 1050, 1050]);
  });

  it("goes by the usual latency as far as a quicker answer from before leaves it open", () => {
    expect(decideServerTime(NEWEST, [QUICK], 30)).toBeCloseTo(1030, 6);
    expect(decideServerTime(NEWEST, [QUICK], 80)).toBeCloseTo(1050, 6);
    // The clocks may have run apart by a ten-thousandth of the 1090 ms in between.
    expect(decideServerTime(NEWEST, [QUICK], -60)).toBeCloseTo(955.109, 6);
    expect(decideServerTime(NEWEST, [SLOWER], 80)).toBeCloseTo(1079.894, 6);
  });

  it("puts all answers together that agree", () => {
    expect(decideServerTime(NEWEST, [SLOWER, { ...QUICK, serverTime: -60 }], 80)).toBeCloseTo(1079.894, 6);
    const exact: TimeSample = { serverTime: 1050, sentAt: 100, receivedAt: 100 };
    expect(decideServerTime(NEWEST, [exact], 30)).toBe(1030);
  });

  it("leaves an answer out that is of a time before the server's clock was set", () => {
    expect(decideServerTime(NEWEST, [{ ...QUICK, serverTime: 5000 }], 30)).toBe(1050);
    expect(decideServerTime(NEWEST, [{ ...QUICK, serverTime: -5000 }, QUICK], 30)).toBeCloseTo(1030, 6);
  });
});

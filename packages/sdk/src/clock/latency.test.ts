import { describe, expect, it } from "vitest";
import { createLatencyBuffer } from "./latency.ts";

describe("createLatencyBuffer", () => {
  it("[S9.06] weighs three samples from 0.2 for the oldest to 1 for the newest", () => {
    const buffer = createLatencyBuffer(5000);
    for (const sample of [100, 200, 300]) buffer.add(sample);
    expect(buffer.isFull()).toBe(true);
    expect(buffer.average()).toBeCloseTo((100 * 0.2 + 200 * 0.6 + 300) / 1.8);
  });

  it("forgets the oldest of four samples", () => {
    const buffer = createLatencyBuffer(5000);
    for (const sample of [2000, 50, 50, 50]) buffer.add(sample);
    expect(buffer.average()).toBeCloseTo(50);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 2501, -2501])("[S5.18] ignores the sample %d", (sample) => {
    const buffer = createLatencyBuffer(5000);
    expect(buffer.add(sample)).toBe(false);
    expect(buffer.average()).toBe(0);
  });

  it("takes a single sample as it is", () => {
    const buffer = createLatencyBuffer(5000);
    expect(buffer.add(2500)).toBe(true);
    expect(buffer.average()).toBe(2500);
  });
});

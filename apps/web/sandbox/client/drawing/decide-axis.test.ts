import { describe, expect, it } from "vitest";
import { decideAxis, placeOnAxis } from "./decide-axis.ts";

describe("decideAxis", () => {
  it.each([
    [[3], 5],
    [[-17, 4], 20],
    [[3_600_000], 5_000_000],
    [[100], 100],
    [[], 1],
  ])("holds %j by an axis that ends at %d", (values, end) => {
    expect(decideAxis(values, 1)).toBe(end);
  });
});

describe("placeOnAxis", () => {
  it("puts nothing into the middle, and what is too large at the end", () => {
    expect(placeOnAxis(0, { end: 10, width: 200 })).toBe(0);
    expect(placeOnAxis(-5, { end: 10, width: 200 })).toBe(-50);
    expect(placeOnAxis(70, { end: 10, width: 200 })).toBe(100);
  });
});

import { describe, expect, test } from "vitest";
import { areaUnderCurve } from "./area-under-curve.ts";

describe("areaUnderCurve", () => {
  test("is one where every known answer is slower, or every one faster", () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(1);
  });

  test("is a half where the answers can't be told apart", () => {
    expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(areaUnderCurve([5, 5], [5, 5])).toBe(0.5);
    expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5);
  });
});

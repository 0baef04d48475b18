import { describe, expect, test } from "vitest";
import { totalOf } from "./count-tests.mjs";

describe("totalOf", () => {
  test("adds up the tests of all steps", () => {
    const steps = [
      { isPassed: true, tests: { passed: 10, failed: 0 } },
      { isPassed: false, tests: { passed: 3, failed: 2 } },
      { isPassed: true },
    ];
    expect(totalOf(steps)).toEqual({ passed: 13, failed: 2 });
  });

  test("counts a step that failed without a failed test", () => {
    expect(totalOf([{ isPassed: false }, { isPassed: false, tests: { passed: 4, failed: 0 } }])).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});

import { describe, expect, it } from "vitest";
import { arcPath } from "./arc-path.ts";

describe("arcPath", () => {
  it("starts at twelve o'clock and goes clockwise", () => {
    expect(arcPath(10, 0.25)).toBe("M0 -10A10 10 0 0 1 10 0");
    expect(arcPath(10, 0.75)).toBe("M0 -10A10 10 0 1 1 -10 0");
  });

  it.each([0, -1])("draws nothing of %d", (share) => {
    expect(arcPath(10, share)).toBe("");
  });

  it.each([1, 7])("draws the whole circle of %d", (share) => {
    expect(arcPath(10, share)).toBe("M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10");
  });
});

import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

describe("readAmount", () => {
  it.each([
    ["5", 5],
    ["5.25", 5.25],
    ["12345", 12_345],
    ["5.25", 5.25],
    ["12345", 12_345],
    ["$ 5.2", 5.2],
    ["5,25\u00a0$", 5.25],
  ])("reads %j as people of either language write it", (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each(["", "five", "-5", "5.255", "1,000.00", "5..2", "1e3", "123456"])(
    "reads no amount in %j",
    (typed) => {
      expect(readAmount(typed)).toBeUndefined();
    },
  );
});

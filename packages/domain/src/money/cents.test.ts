import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideHalfUp, shareOf, toCents, toMajorUnits } from "./cents.ts";

describe("divideHalfUp", () => {
  test("rounds a half away from zero, on both sides", () => {
    expect([divideHalfUp(5, 2), divideHalfUp(-5, 2), divideHalfUp(4, 3), divideHalfUp(0, 7)]).toEqual([
      3, -3, 1, 0,
    ]);
  });

  test("is never further off than half a unit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 1e6 }),
        (numerator, denominator) => {
          const rest = Math.abs(divideHalfUp(numerator, denominator) * denominator - numerator);
          expect(2 * rest).toBeLessThanOrEqual(denominator);
        },
      ),
    );
  });

  test("refuses what is no whole number", () => {
    expect(() => divideHalfUp(1.5, 2)).toThrow(RangeError);
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
  });
});

describe("shareOf", () => {
  test("takes a rate in millionths", () => {
    expect(shareOf(1199, 62_500)).toBe(75);
    expect(shareOf(1099, 99_750)).toBe(110);
  });
});

describe("toMajorUnits and toCents", () => {
  test("bring every amount of cents back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (cents) => {
        expect(toCents(toMajorUnits(cents))).toBe(cents);
      }),
    );
  });

  test("refuse an amount finer than a cent", () => {
    expect(() => toCents(0.001)).toThrow(RangeError);
  });
});

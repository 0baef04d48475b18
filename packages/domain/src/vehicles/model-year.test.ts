import { expect, test } from "vitest";
import { modelYearOf } from "./model-year.ts";

const vin = (code: string) => `9SKVR2H45${code}1000217`;

test.each([
  ["A", 2010],
  ["R", 2024],
  ["T", 2026],
  ["V", 2027],
  ["W", 1998],
  ["Y", 2000],
  ["1", 2001],
  ["7", 2007],
  ["9", 2009],
  ["I", undefined],
  ["O", undefined],
  ["Q", undefined],
  ["U", undefined],
  ["Z", undefined],
  ["0", undefined],
])("in 2026, %s in the tenth place is %s", (code, year) => {
  expect(modelYearOf(vin(code), 2026)).toBe(year);
});

test("turns a code over to its next year once that is sold", () => {
  expect([2026, 2027, 2028].map((thisYear) => modelYearOf(vin("W"), thisYear))).toEqual([1998, 2028, 2028]);
  expect(modelYearOf("9SK", 2026)).toBeUndefined();
});

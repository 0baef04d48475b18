import { describe, expect, it } from "vitest";
import { termSavingInCents } from "./term-saving.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const QUARTER = { length: 3, timeUnit: "months" } as const;
const YEAR = { length: 1, timeUnit: "years" } as const;

describe("termSavingInCents", () => {
  it.each([
    ["a year over twelve months", 11_999, YEAR, 1199, MONTH, 2389],
    ["a quarter over three months", 3299, QUARTER, 1199, MONTH, 298],
    ["a year over four quarters", 11_999, YEAR, 3299, QUARTER, 1197],
    ["nothing where the longer term costs as much", 14_388, YEAR, 1199, MONTH, 0],
    ["nothing where the longer term costs more", 15_000, YEAR, 1199, MONTH, 0],
  ])("is exact: %s", (_what, longerInCents, longerPeriod, shorterInCents, shorterPeriod, saving) => {
    const longer = { totalInCents: longerInCents, billingPeriod: longerPeriod };
    const shorter = { totalInCents: shorterInCents, billingPeriod: shorterPeriod };
    expect(termSavingInCents(longer, shorter)).toBe(saving);
  });
});

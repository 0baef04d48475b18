import { describe, expect, test } from "vitest";
import { regionsOf } from "../addresses/regions.ts";
import { taxLinesFor } from "./tax-lines.ts";

const PRICE = { productAmountInCents: 1000, royaltyFeeInCents: 100 };
const taxOf = (country: "US" | "CA", state: string, on: string) =>
  taxLinesFor(PRICE, { country, state }, Temporal.PlainDate.from(on)).map((line) => line.amountInCents);

describe("taxLinesFor", () => {
  test("uses the rate in force on the day the period starts", () => {
    expect(taxOf("CA", "NS", "2025-03-31")).toEqual([165]);
    expect(taxOf("CA", "NS", "2025-04-01")).toEqual([154]);
  });

  test("puts each tax of a province on a line of its own", () => {
    expect(taxOf("CA", "BC", "2026-03-10")).toEqual([55, 77]);
    expect(taxOf("CA", "ON", "2026-03-10")).toEqual([143]);
  });

  test("knows a tax for every province, and none for a state that does not tax streaming", () => {
    for (const { code } of regionsOf("CA")) expect(taxOf("CA", code, "2026-03-10").length).toBeGreaterThan(0);
    expect(taxOf("US", "CA", "2026-03-10")).toEqual([]);
  });
});

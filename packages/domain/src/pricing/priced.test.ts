import { describe, expect, test } from "vitest";
import { priceOf, shareOfPriced } from "./priced.ts";

const QUEBEC = { country: "CA", state: "QC" } as const;
const day = Temporal.PlainDate.from("2026-03-10");
const month = priceOf({ productAmountInCents: 1102, royaltyFeeInCents: 97 }, QUEBEC, day);

describe("shareOfPriced", () => {
  test("takes the same share of product, fee, each tax and what the tax is taken of, and adds them up anew", () => {
    const { price, taxes, totalInCents } = shareOfPriced(month, 10, 31);
    expect(price).toEqual({ productAmountInCents: 355, royaltyFeeInCents: 31 });
    expect(taxes.map(({ baseInCents, amountInCents }) => [baseInCents, amountInCents])).toEqual([
      [387, 19],
      [387, 39],
    ]);
    expect(totalInCents).toBe(355 + 31 + 19 + 39);
  });

  test("gives back by a negative number of days what it takes by as many", () => {
    const [taken, given] = [shareOfPriced(month, 10, 31), shareOfPriced(month, -10, 31)];
    expect(given.totalInCents).toBe(-taken.totalInCents);
    expect(given.taxes.map(({ baseInCents }) => baseInCents)).toEqual([-387, -387]);
  });
});

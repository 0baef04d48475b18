import { describe, expect, test } from "vitest";
import { chargeLinesOf } from "./charge-lines.ts";

const TAX = {
  jurisdiction: "US-TX",
  jurisdictionLevel: "state",
  taxType: "salesTax",
  displayName: "Texas sales tax",
  rateInMillionths: 62_500,
  baseInCents: 1199,
  amountInCents: 75,
} as const;
const CHARGE = {
  price: { productAmountInCents: 1102, royaltyFeeInCents: 97 },
  taxes: [TAX, { ...TAX, jurisdiction: "US-TX-AUSTIN", amountInCents: 5 }],
  totalInCents: 1279,
};

describe("chargeLinesOf", () => {
  test("tells product, fee and each tax in major units, which add up", () => {
    const { taxes, ...lines } = chargeLinesOf(CHARGE);
    expect(lines).toEqual({
      productAmount: 11.02,
      fees: [{ type: "mrf", displayName: "Music royalty fee", amount: 0.97 }],
      total: 12.79,
    });
    expect(taxes.total).toBe(0.8);
    expect(taxes.breakdown[0]).toEqual({
      jurisdiction: "US-TX",
      jurisdictionLevel: "state",
      taxType: "salesTax",
      displayName: "Texas sales tax",
      rate: 0.0625,
      base: 11.99,
      amount: 0.75,
    });
    expect(taxes.breakdown[1]).toMatchObject({ jurisdiction: "US-TX-AUSTIN", amount: 0.05 });
  });

  test("has no fee where none is charged", () => {
    const price = { productAmountInCents: 1199, royaltyFeeInCents: 0 };
    expect(chargeLinesOf({ ...CHARGE, price }).fees).toEqual([]);
  });
});

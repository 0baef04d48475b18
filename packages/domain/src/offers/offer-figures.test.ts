import { describe, expect, test } from "vitest";
import { cardStatus } from "../billing/card-status.ts";
import { derivePrice } from "./derived-price.ts";
import { offerTypeOf } from "./offer-type.ts";

const price = { productAmountInCents: 11_028, royaltyFeeInCents: 971 };

describe("offerTypeOf", () => {
  test("[S4.44] goes by the first kind of phase that is there: free, introductory, else full", () => {
    expect(offerTypeOf([{ type: "AutoRenewing" }, { type: "Introductory" }, { type: "Free" }])).toBe("Trial");
    expect(offerTypeOf([{ type: "Introductory" }, { type: "AutoRenewing" }])).toBe("Promo");
    expect(offerTypeOf([{ type: "AutoRenewing" }])).toBe("SelfPay");
  });
});

describe("derivePrice", () => {
  test("[S9.21] counts a price without end as one month", () => {
    const derived = derivePrice({
      type: "AutoRenewing",
      duration: "infinite",
      billingPeriod: { length: 1, timeUnit: "years" },
      price,
    });
    expect(derived).toEqual({ priceMonthlyInCents: 1000, termLengthInMonths: 1, priceTermInCents: 1000 });
  });

  test("[S3.31] multiplies the monthly price by the months of the phase", () => {
    const derived = derivePrice({
      type: "Introductory",
      duration: { length: 3, timeUnit: "months" },
      billingPeriod: { length: 1, timeUnit: "months" },
      price: { productAmountInCents: 459, royaltyFeeInCents: 40 },
    });
    expect(derived).toEqual({ priceMonthlyInCents: 499, termLengthInMonths: 3, priceTermInCents: 1497 });
  });
});

describe("derivePrice, where the bill is for another time than a month", () => {
  const MONTHS = (length: number) => ({ length, timeUnit: "months" }) as const;
  const YEARS = (length: number) => ({ length, timeUnit: "years" }) as const;

  test.each([
    ["a quarter, for half a year", MONTHS(3), MONTHS(6), { month: 4000, months: 6, term: 23_998 }],
    ["a year, for two", YEARS(1), YEARS(2), { month: 1000, months: 24, term: 23_998 }],
    ["a month, for a year", MONTHS(1), YEARS(1), { month: 11_999, months: 12, term: 143_988 }],
    ["a year, for a quarter of it", YEARS(1), MONTHS(3), { month: 1000, months: 3, term: 3000 }],
  ])("%s", (_what, billingPeriod, duration, { month, months, term }) => {
    expect(derivePrice({ type: "Introductory", duration, billingPeriod, price })).toEqual({
      priceMonthlyInCents: month,
      termLengthInMonths: months,
      priceTermInCents: term,
    });
  });
});

describe("cardStatus", () => {
  test.each([
    [2026, 2, "EXPIRED"],
    [2026, 3, "SOON_EXPIRED"],
    [2026, 4, "SOON_EXPIRED"],
    [2026, 5, "VALID"],
    [2025, 12, "EXPIRED"],
  ] as const)("[S4.40] of a card that ends in %i-%i is %s in March 2026", (year, month, status) => {
    expect(cardStatus({ year, month }, { year: 2026, month: 3 })).toBe(status);
  });
});

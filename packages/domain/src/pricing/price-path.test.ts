import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { pricePathOf } from "./price-path.ts";
import { newLife } from "./subscription-life.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const phases: OfferPhase[] = [
  {
    type: "Free",
    duration: MONTH,
    billingPeriod: MONTH,
    price: { productAmountInCents: 0, royaltyFeeInCents: 0 },
  },
  {
    type: "Introductory",
    duration: { length: 3, timeUnit: "months" },
    billingPeriod: MONTH,
    price: { productAmountInCents: 459, royaltyFeeInCents: 40 },
  },
  {
    type: "AutoRenewing",
    duration: "infinite",
    billingPeriod: MONTH,
    price: { productAmountInCents: 1102, royaltyFeeInCents: 97 },
  },
];

describe("pricePathOf", () => {
  test("folds bills of the same price into one step, the last without end", () => {
    const path = pricePathOf(newLife({ phases, started: Temporal.PlainDate.from("2026-03-10") }));
    expect(
      path.map((step) => [step.start.toString(), step.end?.toString(), step.priceInCents, step.billCount]),
    ).toEqual([
      ["2026-03-10", "2026-04-10", 0, 1],
      ["2026-04-10", "2026-07-10", 499, 3],
      ["2026-07-10", undefined, 1199, 1],
    ]);
  });

  test("shows the price after tax beside the advertised one", () => {
    const path = pricePathOf(
      newLife({
        phases,
        started: Temporal.PlainDate.from("2026-03-10"),
        serviceAddress: { country: "US", state: "TX" },
      }),
    );
    expect(path.map((step) => [step.priceInCents, step.priceAfterTaxInCents])).toEqual([
      [0, 0],
      [499, 530],
      [1199, 1274],
    ]);
  });
});

import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { switchAtOnce } from "../schedule/change-schedule.ts";
import { pricePathOf } from "./price-path.ts";
import { newSchedule } from "./subscription-schedule.ts";

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
    const path = pricePathOf(newSchedule({ phases, started: Temporal.PlainDate.from("2026-03-10") }));
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
      newSchedule({
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

  test.each([
    [
      "on the first day of a period never had the price of before",
      "2026-03-10",
      [["2026-03-10", undefined, 2499]],
    ],
    [
      "within a period had the price of before until then",
      "2026-03-20",
      [
        ["2026-03-10", "2026-03-20", 1199],
        ["2026-03-20", undefined, 2499],
      ],
    ],
  ])("of a plan that is switched at once %s", (_name, on, expected) => {
    const [, , full] = phases;
    if (full === undefined) throw new Error("there is no regular price");
    const schedule = newSchedule({ phases: [full], started: Temporal.PlainDate.from("2026-03-10") });
    const dearer = { ...full, price: { productAmountInCents: 2297, royaltyFeeInCents: 202 } };
    const path = pricePathOf(
      switchAtOnce(schedule, { phases: [dearer], offerKey: "dearer", on: Temporal.PlainDate.from(on) }),
    );
    expect(
      path.map(({ start, end, priceInCents }) => [start.toString(), end?.toString(), priceInCents]),
    ).toEqual(expected);
  });
});

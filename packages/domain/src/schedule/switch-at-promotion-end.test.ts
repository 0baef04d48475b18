import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { pricePathOf } from "../pricing/price-path.ts";
import { newSchedule } from "../pricing/subscription-schedule.ts";
import { switchAtPromotionEnd } from "./change-schedule.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const day = (iso: string) => Temporal.PlainDate.from(iso);
const phase = (type: OfferPhase["type"], total: number, months?: number): OfferPhase => ({
  type,
  duration: months === undefined ? "infinite" : { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: { productAmountInCents: total, royaltyFeeInCents: 0 },
});
const NEXT = [phase("AutoRenewing", 599)];
const path = (phases: readonly OfferPhase[], today: string) => {
  const schedule = newSchedule({ phases, started: day("2026-01-31") });
  const switched = switchAtPromotionEnd(schedule, { today: day(today), phases: NEXT, offerKey: "next" });
  return pricePathOf(switched).map(({ start, priceInCents }) => `${start.toString()} ${priceInCents}`);
};

describe("switchAtPromotionEnd", () => {
  const promotion = [phase("Free", 0, 1), phase("Introductory", 499, 3), phase("AutoRenewing", 1199)];

  test("keeps all of the promotion, free and reduced, and not a day of the price after it", () => {
    const expected = ["2026-01-31 0", "2026-02-28 499", "2026-05-31 599"];
    expect(path(promotion, "2026-01-31")).toEqual(expected);
    expect(path(promotion, "2026-04-15")).toEqual(expected);
  });

  test("follows what ends by itself without a gap", () => {
    expect(path([phase("Free", 0, 2)], "2026-02-10")).toEqual(["2026-01-31 0", "2026-03-31 599"]);
  });

  test("waits for the end of the period where no promotion is left", () => {
    expect(path([phase("AutoRenewing", 1199)], "2026-03-01")).toEqual(["2026-01-31 1199", "2026-03-31 599"]);
  });

  test("takes the place of what was chosen before", () => {
    const schedule = newSchedule({ phases: promotion, started: day("2026-01-31") });
    const today = day("2026-02-10");
    const once = switchAtPromotionEnd(schedule, { today, phases: NEXT, offerKey: "next" });
    const again = switchAtPromotionEnd(once, { today, phases: NEXT, offerKey: "other" });
    expect(again.plans.map(({ offerKey, from }) => `${offerKey} ${from.toString()}`)).toEqual([
      " 2026-01-31",
      "other 2026-05-31",
    ]);
  });
});

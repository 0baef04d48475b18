import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { newSchedule } from "../pricing/subscription-schedule.ts";
import { factsOfPlan } from "./facts-of-plan.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const MONTH = { length: 1, timeUnit: "months" } as const;
const price = { productAmountInCents: 1599, royaltyFeeInCents: 0 };
const free: OfferPhase = {
  type: "Free",
  duration: { length: 90, timeUnit: "days" },
  billingPeriod: { length: 90, timeUnit: "days" },
  price: { productAmountInCents: 0, royaltyFeeInCents: 0 },
};
const paid: OfferPhase = { type: "AutoRenewing", duration: "infinite", billingPeriod: MONTH, price };
const factsOf = (...phases: OfferPhase[]) => factsOfPlan(newSchedule({ phases, started: day("2026-03-01") }));
const trial = { startsOn: day("2026-03-01"), days: 90, isClaimed: true };

describe("factsOfPlan", () => {
  test.each([
    ["one that is free and ends", [free], { trial, paidFrom: null }],
    ["one that is free first", [free, paid], { trial, paidFrom: day("2026-05-30") }],
    ["one that is paid from the start", [paid], { trial: null, paidFrom: day("2026-03-01") }],
  ])("of %s", (_what, phases, facts) => {
    expect(factsOf(...phases)).toEqual(facts);
  });

  test("of one that is free for ever ends", () => {
    expect(factsOf({ ...free, duration: "infinite" }).paidFrom).toBeNull();
  });
});

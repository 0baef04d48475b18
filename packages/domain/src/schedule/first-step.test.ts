import { expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { newSchedule } from "../pricing/subscription-schedule.ts";
import { firstStepOn } from "./first-step.ts";

const START = Temporal.PlainDate.from("2026-01-31");
const month = { length: 1, timeUnit: "months" } as const;
const year = { length: 1, timeUnit: "years" } as const;
const paid = (billingPeriod: OfferPhase["billingPeriod"]): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod,
  price: { productAmountInCents: 1000, royaltyFeeInCents: 0 },
});
const first = (phases: OfferPhase[]) =>
  firstStepOn(newSchedule({ phases, started: START }), START)?.toString();

test("a plan that is billed by the month has its next bill first", () => {
  expect(first([paid(month)])).toBe("2026-02-28");
});

test("a plan that is billed by the year has the message ahead of its bill first", () => {
  const on = first([paid(year)]) ?? "";
  expect(on > "2026-12-01" && on < "2027-01-31").toBe(true);
});

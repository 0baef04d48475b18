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

test("free time that came paid for has the message ahead of its end first, and no bill", () => {
  const free: OfferPhase = { ...paid(month), type: "Free", duration: { length: 2, timeUnit: "months" } };
  const schedule = newSchedule({ phases: [free], started: START });
  expect(firstStepOn(schedule, START, { isBilledHere: false })?.toString()).toBe("2026-03-24");
  const endless = newSchedule({ phases: [{ ...free, duration: "infinite" }], started: START });
  expect(firstStepOn(endless, START, { isBilledHere: false })).toBeNull();
});

test("a plan that is billed by the year has the message ahead of its bill first", () => {
  const on = first([paid(year)]) ?? "";
  expect(on > "2026-12-01" && on < "2027-01-31").toBe(true);
});

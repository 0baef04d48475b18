import { expect, test } from "vitest";
import type { OfferPhase } from "./offer.ts";
import { switchFlowOf } from "./switch-flow.ts";

const phase = (
  productAmountInCents: number,
  override: Partial<Pick<OfferPhase, "type" | "duration" | "billingPeriod">> = {},
): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: { length: 1, timeUnit: "months" },
  price: { productAmountInCents, royaltyFeeInCents: 0 },
  ...override,
});
const plan = (...phases: OfferPhase[]) => ({ phases });
const reduced = (cents: number) =>
  phase(cents, { type: "Introductory", duration: { length: 1, timeUnit: "months" } });
const yearly = (cents: number) => phase(cents, { billingPeriod: { length: 1, timeUnit: "years" } });

test.each([
  ["a dearer plan", plan(phase(999)), plan(phase(1000)), "immediate"],
  ["a cheaper plan", plan(phase(1000)), plan(phase(999)), "endOfTerm"],
  ["a plan of the same price", plan(phase(1000)), plan(phase(1000)), "endOfTerm"],
  ["a plan that is cheaper at first only", plan(phase(999)), plan(reduced(100), phase(1000)), "immediate"],
  ["a plan that is dearer at first only", plan(phase(999)), plan(reduced(2000), phase(999)), "endOfTerm"],
  ["a year that is cheaper by the month", plan(phase(1000)), plan(yearly(9000)), "endOfTerm"],
  ["a month that is dearer than that of a year", plan(yearly(9000)), plan(phase(1000)), "immediate"],
  ["a plan with a price, by one without", plan(), plan(phase(1)), "immediate"],
  ["a plan without a price", plan(phase(1)), plan(), "endOfTerm"],
] as const)("Somebody gets %s", (_what, from, to, flow) => {
  expect(switchFlowOf(from, to)).toBe(flow);
});

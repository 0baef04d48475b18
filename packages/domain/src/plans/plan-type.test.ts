import { describe, expect, it } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { phaseNameOf, planKindOf, planTypeOf } from "./plan-type.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const YEAR = { length: 12, timeUnit: "months" } as const;
const phase = (changes: Partial<OfferPhase>): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: MONTH,
  price: { productAmountInCents: 899, royaltyFeeInCents: 0 },
  ...changes,
});

describe("a plan type", () => {
  it.each([
    ["TRIAL", "trial"],
    ["TRIAL_EXT", "trial"],
    ["TRIAL_EXT_RTC", "trial"],
    ["TRIAL_RTP", "trial"],
    ["TRIAL_GGLE", "trial"],
    ["PROMO", "promo"],
    ["PROMO_MCP", "promo"],
    ["SELF_PAY", "fullPrice"],
    ["COMPANION", "fullPrice"],
    ["INTRODUCTORY", "fullPrice"],
    ["TRIAL_LIKE", "fullPrice"],
    ["PROMOTION", "fullPrice"],
    ["", "fullPrice"],
  ])("[S4.41] %s is a phase of its own or full price: %s", (type, name) => {
    expect(phaseNameOf(type)).toBe(name);
  });

  it("tells the special kinds, however they are spelled", () => {
    expect(
      ["COMPANION", "INTRODUCTORY", "DEMO", "extended-service", "TRIAL_EXT", "SELF_PAY"].map(planKindOf),
    ).toEqual(["companion", "introductory", "demo", "extended", "extended", undefined]);
  });
});

describe("planTypeOf", () => {
  it.each([
    [phase({ type: "Free", duration: YEAR }), "TRIAL"],
    [phase({ type: "Introductory", duration: YEAR }), "PROMO_MCP"],
    [phase({ type: "Introductory", duration: YEAR, billingPeriod: YEAR }), "PROMO"],
    [phase({}), "SELF_PAY"],
    [phase({ type: "Free", legacyPlan: { code: "SAT_DEMO", type: "DEMO" } }), "DEMO"],
  ])("goes by the import, else by how the phase is paid", (of, type) => {
    expect(planTypeOf(of)).toBe(type);
  });
});

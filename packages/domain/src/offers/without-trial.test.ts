import { describe, expect, test } from "vitest";
import type { OfferPhase } from "./offer.ts";
import { hasTrial, trialOnly, withoutTrial } from "./without-trial.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const price = { productAmountInCents: 0, royaltyFeeInCents: 0 };
const free: OfferPhase = { type: "Free", duration: MONTH, billingPeriod: MONTH, price };
const freeForEver: OfferPhase = { ...free, duration: "infinite" };
const reduced: OfferPhase = { ...free, type: "Introductory" };
const full: OfferPhase = { ...free, type: "AutoRenewing", duration: "infinite" };

describe("hasTrial", () => {
  test.each([
    ["a free month before the full price", [free, full], true],
    ["a free month that nothing follows", [free], true],
    ["a free month after a reduced one", [reduced, free, full], true],
    ["a reduced month", [reduced, full], false],
    ["what is free for ever", [freeForEver], false],
    ["nothing", [], false],
  ])("in %s", (_what, phases, isThere) => {
    expect(hasTrial({ phases })).toBe(isThere);
  });
});

describe("trialOnly", () => {
  test("keeps the free months at the start, and the rest of the offer", () => {
    const offer = { id: "one", phases: [free, free, reduced, free, full] };
    expect(trialOnly(offer)).toEqual({ id: "one", phases: [free, free] });
    expect(trialOnly({ phases: [free, freeForEver] })).toEqual({ phases: [free] });
  });

  test("leaves nothing of an offer that begins with a price, and all of one that is a trial", () => {
    expect(trialOnly({ phases: [full] }).phases).toEqual([]);
    expect(trialOnly({ phases: [free] }).phases).toEqual([free]);
  });
});

describe("withoutTrial", () => {
  test("keeps everything but the free months that end, and the rest of the offer", () => {
    const offer = { id: "one", phases: [free, reduced, free, full] };
    expect(withoutTrial(offer)).toEqual({ id: "one", phases: [reduced, full] });
    expect(withoutTrial({ phases: [free, freeForEver] })).toEqual({ phases: [freeForEver] });
  });
});

import { describe, expect, it } from "vitest";
import type { DrawnStep } from "./price-steps.ts";
import { withPause } from "./with-pause.ts";

const step = (start: string, end: string | null): DrawnStep => ({
  phaseType: "AutoRenewing",
  start,
  end,
  billingPeriod: { length: 1, timeUnit: "months" },
  price: 11.99,
  priceAfterTax: 12.95,
});
const STEPS = [step("2026-11-21", "2026-12-21"), step("2027-02-21", null)];

describe("withPause", () => {
  it("draws the pause where the bills are parted, and nothing to pay in it", () => {
    const pause = { start: "2026-12-21", end: "2027-02-21" };
    const drawn = withPause(STEPS, { agreed: { pause }, label: "Paused" });
    expect(drawn.map(({ start, end, price, label }) => [start, end, price, label])).toEqual([
      ["2026-11-21", "2026-12-21", 11.99, undefined],
      ["2026-12-21", "2027-02-21", 0, "Paused"],
      ["2027-02-21", null, 11.99, undefined],
    ]);
  });

  it("leaves a path alone that no pause parts", () => {
    expect(withPause(STEPS, { agreed: { pause: null }, label: "Paused" })).toEqual(STEPS);
  });
});

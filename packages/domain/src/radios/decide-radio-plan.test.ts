import { describe, expect, it } from "vitest";
import { decideRadioPlan, needsRadio, type RadioForPlan } from "./decide-radio-plan.ts";

const RADIO: RadioForPlan = { country: "US", capabilities: ["AUDIO"], isTaken: false };
const TEXAS = { country: "US", state: "TX" } as const;

describe("needsRadio", () => {
  it("is true of what is heard on a radio, alone or beside streaming", () => {
    expect((["streaming", "satellite", "bundle"] as const).map(needsRadio)).toEqual([false, true, true]);
  });
});

describe("decideRadioPlan", () => {
  it.each([
    ["lets a free radio have a plan where the satellites reach it", {}, TEXAS, undefined],
    ["refuses a radio of another country", {}, { country: "CA", state: "ON" }, "otherCountry"],
    ["refuses a radio that receives weather alone", { capabilities: ["MAR", "FSH"] }, TEXAS, "notCapable"],
    ["refuses a place beyond the satellites", {}, { country: "US", state: "HI" }, "outOfReach"],
    ["refuses a radio on which a plan is heard", { isTaken: true }, TEXAS, "taken"],
    [
      "names first what nobody can change",
      { isTaken: true, capabilities: ["PIL"] },
      { country: "US", state: "AK" },
      "notCapable",
    ],
  ] as const)("%s", (_what, radio, address, obstacle) => {
    expect(decideRadioPlan({ ...RADIO, ...radio }, address)).toBe(obstacle);
  });
});

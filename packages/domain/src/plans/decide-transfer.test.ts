import { describe, expect, it } from "vitest";
import { decideTransfer, type MovingPlan, type RadioToMoveTo } from "./decide-transfer.ts";

const NEW: RadioToMoveTo = {
  radioId: "D4A7B2C1",
  kind: "car",
  country: "US",
  capabilities: ["AUDIO", "INFOTAINMENT"],
  isTaken: false,
};
const PLAN: MovingPlan = {
  category: "entertainment",
  serviceAddress: { country: "US", state: "TX" },
  radio: { radioId: "D4A7B2C2", kind: "car" },
};

describe("decideTransfer", () => {
  it.each([
    ["lets a plan move to a free radio", {}, {}, undefined],
    ["lets a plan move that is heard on none", {}, { radio: null }, undefined],
    ["lets a plan for a car move to a home radio", { kind: "radio" }, {}, undefined],
    ["refuses the radio that it is on", { radioId: "D4A7B2C2", isTaken: true }, {}, "sameRadio"],
    ["refuses a radio of another country", { country: "CA" }, {}, "otherCountry"],
    ["refuses a radio in another kind of vehicle", { kind: "marine" }, {}, "otherKind"],
    ["refuses a radio that plays no channels", { capabilities: ["INFOTAINMENT"] }, {}, "notCapable"],
    [
      "refuses a radio without a screen for traffic",
      { capabilities: ["AUDIO"] },
      { category: "infotainment" },
      "notCapable",
    ],
    [
      "refuses a place beyond the satellites",
      {},
      { serviceAddress: { country: "US", state: "HI" } },
      "outOfReach",
    ],
    ["refuses a radio on which a plan is heard", { isTaken: true }, {}, "taken"],
    ["names first what nobody can change", { isTaken: true, country: "CA" }, {}, "otherCountry"],
  ] as const)("%s", (_what, radio, plan, obstacle) => {
    expect(decideTransfer({ ...NEW, ...radio }, { ...PLAN, ...plan })).toBe(obstacle);
  });
});

import { describe, expect, it } from "vitest";
import { explainUsedCarCode, USED_CAR_REASONS, type UsedCarWay } from "./used-car-eligibility.ts";

const radioId = { to: "field", field: "radioId" } as const;
const TABLE: readonly (readonly [code: string, way: UsedCarWay])[] = [
  ["101", radioId],
  ["103", { to: "field", field: "vin" }],
  ["106", radioId],
  ["107", { to: "signIn" }],
  ["109", { to: "offers" }],
  ["110", { to: "comingPlan" }],
  ["111", { to: "offers" }],
  ["112", { to: "offers" }],
  ["113", { to: "offers" }],
  ["114", { to: "contact" }],
  ["3494", radioId],
  ["5035", { to: "streaming" }],
];

describe("explainUsedCarCode", () => {
  it.each(TABLE)("leads code %s to what can be done about it", (code, way) => {
    expect(explainUsedCarCode(code)).toEqual({ reason: code, way });
  });

  it.each(["104", "9999", "", "toString"])("takes the unknown code '%s' for unspecified", (code) => {
    expect(explainUsedCarCode(code)).toEqual({ reason: "other", way: { to: "retry" } });
  });

  it("knows every code of the table and no more", () => {
    const codes = TABLE.map(([code]) => code);
    expect(new Set(USED_CAR_REASONS)).toEqual(new Set([...codes, "other"]));
  });
});

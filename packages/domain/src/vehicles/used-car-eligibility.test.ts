import { describe, expect, it } from "vitest";
import { explainUsedCarCode, USED_CAR_REASONS, type UsedCarWay } from "./used-car-eligibility.ts";

const radioId = { to: "field", field: "radioId" } as const;
const TABLE: readonly (readonly [id: string, code: string, way: UsedCarWay])[] = [
  ["A8.08", "101", radioId],
  ["A8.09", "103", { to: "field", field: "vin" }],
  ["A8.10", "106", radioId],
  ["A8.11", "107", { to: "signIn" }],
  ["A8.12", "109", { to: "offers" }],
  ["A8.13", "110", { to: "comingPlan" }],
  ["A8.14", "111", { to: "offers" }],
  ["A8.15", "112", { to: "offers" }],
  ["A8.16", "113", { to: "offers" }],
  ["A8.17", "114", { to: "contact" }],
  ["A8.18", "3494", radioId],
  ["A8.19", "5035", { to: "streaming" }],
];

describe("explainUsedCarCode", () => {
  it.each(TABLE)("[%s] leads code %s to what can be done about it", (_id, code, way) => {
    expect(explainUsedCarCode(code)).toEqual({ reason: code, way });
  });

  it.each(["104", "9999", "", "toString"])("[A8.20] takes the unknown code '%s' for unspecified", (code) => {
    expect(explainUsedCarCode(code)).toEqual({ reason: "other", way: { to: "retry" } });
  });

  it("[A8.07] knows every code of the table and no more", () => {
    const codes = TABLE.map(([, code]) => code);
    expect(new Set(USED_CAR_REASONS)).toEqual(new Set([...codes, "other"]));
  });
});

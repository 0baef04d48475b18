import { describe, expect, it } from "vitest";
import { tellUsedCarCode } from "./tell-used-car-code.ts";
import { USED_CAR_REASONS } from "./used-car-eligibility.ts";

const told = (asker: Parameters<typeof tellUsedCarCode>[1]) =>
  Object.fromEntries(
    USED_CAR_REASONS.flatMap((code) => {
      const as = tellUsedCarCode(code, asker);
      return as === code ? [] : [[code, as ?? null]];
    }),
  );

describe("tellUsedCarCode", () => {
  it("tells an owner every code", () => {
    expect(told("owner")).toEqual({});
  });

  it("tells whoever sits in the car that a radio is taken, and not by what", () => {
    expect(told("inTheCar")).toEqual({ "109": "107", "110": "107", "111": "107" });
  });

  it("tells a visitor nothing of a plan or a trial", () => {
    expect(told("visitor")).toEqual({
      "107": null,
      "109": null,
      "110": null,
      "111": null,
      "112": null,
      "113": null,
    });
  });
});

import { describe, expect, it } from "vitest";
import { regionCodeOf } from "./region-code.ts";
import { regionsOf } from "./regions.ts";

describe("regionCodeOf", () => {
  it.each(["US", "CA"] as const)(
    "[S5.13] knows every region of %s by its code and its names",
    (countryCode) => {
      for (const { code, name, frenchName = name } of regionsOf(countryCode))
        for (const region of [code, code.toLowerCase(), name, ` ${name.toUpperCase()} `, frenchName])
          expect([region, regionCodeOf({ countryCode, region })]).toEqual([region, code]);
    },
  );

  it.each([
    ["CA", "Quebec", "QC"],
    ["CA", "Île-du-Prince-Édouard", "PE"],
    ["CA", "ile du prince edouard", "PE"],
    ["US", "US Virgin Islands", "VI"],
  ] as const)("[S5.13] reads %s %s as %s", (countryCode, region, code) => {
    expect(regionCodeOf({ countryCode, region })).toBe(code);
  });

  it.each([
    ["CA", undefined, "ON"],
    ["CA", "TX", "ON"],
    ["US", "", "CA"],
    ["US", "Bavaria", "CA"],
  ] as const)("[S5.13] takes %s %s for the country's default", (countryCode, region, code) => {
    expect(regionCodeOf({ countryCode, region })).toBe(code);
  });
});

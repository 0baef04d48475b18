import { describe, expect, it } from "vitest";
import { sessionRegion } from "./session-region.ts";

describe("sessionRegion", () => {
  it.each([
    [{ countryCode: "US", region: "TX" }, "TX"],
    [{ countryCode: "CA", region: "QC" }, "QC"],
    [{ countryCode: "CA", region: "Québec" }, "QC"],
  ] as const)("[S5.13] takes the place from the session: %j is in %s", (location, code) => {
    expect(sessionRegion({ location })).toBe(code);
  });

  it.each([
    [{ countryCode: "US" }, "CA"],
    [{ countryCode: "CA" }, "ON"],
    [{ countryCode: "CA", region: "TX" }, "ON"],
  ] as const)(
    "[S5.13] takes the country's default where the session says no region of it: %j",
    (location, code) => {
      expect(sessionRegion({ location })).toBe(code);
    },
  );

  it("[S5.13] knows none until there is a session", () => {
    expect(sessionRegion(null)).toBeUndefined();
  });
});

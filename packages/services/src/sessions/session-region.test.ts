import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { sessionRegion } from "./session-region.ts";

describe("sessionRegion", () => {
  it("[S5.13] takes the place from the session", () => {
    const { skywave } = openSkywave("signedIn");
    const session = skywave.session.current();
    expect(sessionRegion(session)).toBe("CA");
    expect(session && sessionRegion({ ...session, location: { countryCode: "CA", region: "Québec" } })).toBe(
      "QC",
    );
    expect(sessionRegion(null)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { decidePlace } from "./decide-place.ts";

const QUEBEC = { country: "CA", region: "QC" } as const;
const CANADA = { countryCode: "CA" } as const;

describe("decidePlace", () => {
  test.each([
    ["the client's region before all others", { ...CANADA, region: "BC" }, "ON", QUEBEC, ["CA", "BC"]],
    ["the proxy's before the one from before", CANADA, "ON", QUEBEC, ["CA", "ON"]],
    ["the one from before in the same country", CANADA, undefined, QUEBEC, ["CA", "QC"]],
    ["country and region from before", undefined, undefined, QUEBEC, ["CA", "QC"]],
    ["the proxy's in the country from before", undefined, "ON", QUEBEC, ["CA", "ON"]],
    ["none once the country is another", { countryCode: "US" }, undefined, QUEBEC, ["US", null]],
    ["the proxy's once the country is another", { countryCode: "US" }, "TX", QUEBEC, ["US", "TX"]],
    ["the proxy's where the client's is empty", { ...CANADA, region: "" }, "QC", undefined, ["CA", "QC"]],
    ["none where nobody says one", CANADA, undefined, undefined, ["CA", null]],
    ["the United States where nobody says anything", undefined, undefined, undefined, ["US", null]],
    ["the proxy's in the United States", undefined, "TX", undefined, ["US", "TX"]],
  ] as const)("[S5.13] takes %s", (_what, location, proxyRegion, before, [country, region]) => {
    expect(decidePlace({ location, proxyRegion }, before)).toEqual({ country, region });
  });

  test.each([
    ["CA", "QC", "QC"],
    ["CA", "CA-QC", "QC"],
    ["CA", "CAQC", "QC"],
    ["CA", " ca-qc ", "QC"],
    ["US", "CA", "CA"],
    ["US", "us-ca", "CA"],
    ["US", "USDC", "DC"],
  ] as const)("[S5.13] reads in %s the header %j as %s", (countryCode, proxyRegion, region) => {
    expect(decidePlace({ location: { countryCode }, proxyRegion })).toEqual({ country: countryCode, region });
  });

  test.each([
    ["another country's region", "TX"],
    ["another country's region with its country", "US-TX"],
    ["a region of ours with another country", "US-QC"],
    ["the country alone", "CA"],
    ["nothing", ""],
    ["half of it", "-QC"],
    ["a header that came twice", "QC, ON"],
    ["a name", "Quebec"],
    ["what is no region", "ZZ"],
    ["a number", "24"],
    ["far too much", "QC".repeat(10_000)],
  ])("[S5.13] ignores %s, and keeps what was before", (_what, proxyRegion) => {
    const said = { location: CANADA, proxyRegion };
    expect([decidePlace(said).region, decidePlace(said, QUEBEC).region]).toEqual([null, "QC"]);
  });
});

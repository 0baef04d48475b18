import { describe, expect, it } from "vitest";
import { regionsOf } from "../addresses/regions.ts";
import { billingCountry, billingPlaceOf } from "./billing-place.ts";

describe("billingCountry", () => {
  it("[S5.12] writes a country in capitals", () => {
    expect(["ca", "Ca", "us", "US"].map(billingCountry)).toEqual(["CA", "CA", "US", "US"]);
  });
});

describe("billingPlaceOf", () => {
  it("[S5.12] tells the province in Canada, and no state of the US", () => {
    expect(billingPlaceOf({ country: "ca", state: "on" }, undefined)).toEqual({
      country: "CA",
      province: "ON",
      locale: "en-CA",
    });
    expect(billingPlaceOf({ country: "us", state: "TX" }, undefined)).toEqual({
      country: "US",
      locale: "en-US",
    });
  });

  it("[S5.12] lets no province but Quebec change the locale", () => {
    const changed = (["US", "CA"] as const).flatMap((country) =>
      regionsOf(country)
        .filter(({ code }) =>
          ([undefined, "fr-CA"] as const).some(
            (chosen) => !billingPlaceOf({ country, state: code }, chosen).locale.startsWith("en"),
          ),
        )
        .map(({ code }) => `${country}-${code}`),
    );
    expect(changed).toEqual(["CA-QC"]);
  });

  it("keeps the English that somebody in Quebec has chosen", () => {
    expect(billingPlaceOf({ country: "CA", state: "QC" }, "en-CA").locale).toBe("en-CA");
  });
});

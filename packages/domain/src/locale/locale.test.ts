import { describe, expect, test } from "vitest";
import { countryOfAddress, currencyOf } from "./country.ts";
import { localeForPreference, localesOf } from "./locale.ts";

describe("countryOfAddress", () => {
  test.each([
    ["can.localhost:8080", "/", "CA"],
    ["CAN.example.com", "/", "CA"],
    ["www.uatca.example.com", "/", "CA"],
    ["www.example.ca", "/", "CA"],
    ["www.example.ca:443", "/", "CA"],
    ["www.example.com", "/CAN-SIT/account", "CA"],
    ["www.example.com", "/can-sit/account", "US"],
    ["www.example.com", "/", "US"],
    ["www.canvas.com", "/", "US"],
  ] as const)("[A5.02] takes %s%s for %s", (host, pathname, country) => {
    expect(countryOfAddress({ host, pathname })).toBe(country);
  });
});

test("Each country is billed in its own currency", () => {
  expect([currencyOf("US"), currencyOf("CA")]).toEqual(["USD", "CAD"]);
});

describe("localeForPreference", () => {
  test.each([
    ["fr", "CA", "fr-CA"],
    ["FR_ca", "CA", "fr-CA"],
    ["EN", "CA", "en-CA"],
    ["fr", "US", "en-US"],
    ["de-DE", "CA", "en-CA"],
    [undefined, "CA", "en-CA"],
    ["fr-US", "CA", "en-CA"],
    ["fr-ca", "US", "en-US"],
    ["-", "CA", "en-CA"],
    ["", "US", "en-US"],
  ] as const)("[A5.01] answers %j in %s by %s", (preference, country, locale) => {
    expect(localeForPreference(preference, country)).toBe(locale);
  });

  test.each([
    [undefined, "CA", "fr-CA", "fr-CA"],
    ["de", "CA", "fr-CA", "fr-CA"],
    ["en", "CA", "fr-CA", "en-CA"],
    [undefined, "CA", "en-US", "en-CA"],
    [undefined, "US", "fr-CA", "en-US"],
  ] as const)(
    "[A5.01] answers %j in %s, whose site speaks %s, by %s",
    (preference, country, site, locale) => {
      expect(localeForPreference(preference, country, site)).toBe(locale);
    },
  );

  test("[A9.01] offers the US one language and Canada two, English first", () => {
    expect([localesOf("US"), localesOf("CA")]).toEqual([["en-US"], ["en-CA", "fr-CA"]]);
  });
});

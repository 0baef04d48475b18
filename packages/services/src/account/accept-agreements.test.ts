import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { acceptAgreements } from "./accept-agreements.ts";

const account = {
  accountNumber: "1",
  privacyAgreements: [],
  specialHandlingFlag: false,
  userOptedOut: false,
};
const shape = { platform: "Web", appVersion: "1.0", version: "2026-01-15" };

describe("acceptAgreements", () => {
  it("[S7.55] [S9.24] records the terms, and for the US the agreement and the privacy policy too", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("updateAccount", answered(200, account));
    await acceptAgreements(skywave, { country: "US", language: "en-US" });
    await acceptAgreements(skywave, { country: "CA", language: "fr-CA" });
    const us = { ...shape, countryCode: "US", language: "en-US" };
    expect(bodies("updateAccount")).toEqual([
      {
        privacyAgreements: [
          { ...us, consentType: "OfferAndRenewalTerms" },
          { ...us, consentType: "CustomerAgreement" },
          { ...us, consentType: "PrivacyPolicy" },
        ],
      },
      {
        privacyAgreements: [
          { ...shape, countryCode: "CA", language: "fr-CA", consentType: "OfferAndRenewalTerms" },
        ],
      },
    ]);
  });

  it("[S8.03] tells nobody that it failed, and logs it", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("updateAccount", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    await acceptAgreements(skywave, { country: "US", language: "en-US" });
    expect(platform.logged.map(({ message }) => message)).toContain("The agreements were not recorded");
  });
});

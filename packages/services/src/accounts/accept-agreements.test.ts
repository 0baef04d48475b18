import { answered, makeSession, refused } from "@skywave/sdk/testing";
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

  it.each([
    ["2026-01-15T04:59:00Z", []],
    ["2026-01-15T05:00:00Z", ["2026-01-15"]],
  ])("names the version of the day that the server has at %s: %j", async (instant, versions) => {
    const { skywave, platform, bodies, run } = openSkywave("signedIn");
    platform.server.answer("metronome", answered(200, { data: { time: Date.parse(instant) } }));
    platform.server.answer("updateAccount", answered(200, account));
    await run(skywave.start());
    await acceptAgreements(skywave, { country: "CA", language: "fr-CA" });
    const privacyAgreements = versions.map((version) => ({ version }));
    expect(bodies("updateAccount")).toMatchObject([{ privacyAgreements }]);
  });

  it("[S8.03] tells nobody that it failed, and records the agreements at the next sign-in", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    await skywave.start();
    platform.server.answer("signOut", answered(204));
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    const unavailable = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });
    platform.server.answer("updateAccount", unavailable, answered(200, account));
    await acceptAgreements(skywave, { country: "CA", language: "fr-CA" });
    await skywave.session.signOut();
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-1" });
    await expect.poll(() => bodies("updateAccount")).toHaveLength(2);
    const [first, again] = bodies("updateAccount");
    expect(again).toEqual(first);
  });
});

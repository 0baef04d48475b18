import { describe, expect, test } from "vitest";
import { CONSENT_TEXTS, currentVersion, findAgreementProblem, requiredConsents } from "./consent-texts.ts";

describe("Consent texts", () => {
  test("[S7.55] need the offer and renewal terms everywhere, and two more in the US", () => {
    expect(requiredConsents("US")).toEqual(["OfferAndRenewalTerms", "CustomerAgreement", "PrivacyPolicy"]);
    expect(requiredConsents("CA")).toEqual(["OfferAndRenewalTerms"]);
  });

  test("never require marketing offers, which exist in both countries", () => {
    const marketing = CONSENT_TEXTS.filter(({ consentType }) => consentType === "MarketingOffers");
    expect(marketing.map(({ country, isRequired }) => [country, isRequired])).toEqual([
      ["US", false],
      ["CA", false],
    ]);
  });

  test("hold from the day of their version on", () => {
    expect(currentVersion("PrivacyPolicy", "US", "2026-01-14")).toBeUndefined();
    expect(currentVersion("PrivacyPolicy", "US", "2026-01-15")).toBe("2026-01-15");
    expect(currentVersion("PrivacyPolicy", "CA", "2026-03-10")).toBeUndefined();
  });

  test("can be agreed to in the versions that were shown, in a language of the country", () => {
    const agreement = {
      consentType: "OfferAndRenewalTerms",
      countryCode: "CA",
      version: "2026-01-15",
      language: "fr-CA",
    } as const;
    expect(findAgreementProblem(agreement, "2026-03-10")).toBeUndefined();
    expect(findAgreementProblem(agreement, "2026-01-14")).toBe("version");
    expect(findAgreementProblem({ ...agreement, version: "2026-02-01" }, "2026-03-10")).toBe("version");
    expect(findAgreementProblem({ ...agreement, language: "en-US" }, "2026-03-10")).toBe("language");
    expect(findAgreementProblem({ ...agreement, consentType: "PrivacyPolicy" }, "2026-03-10")).toBe(
      "consentType",
    );
  });
});

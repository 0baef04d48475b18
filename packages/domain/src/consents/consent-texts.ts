import type { Country } from "../locale/country.ts";
import { localesOf, type Locale } from "../locale/locale.ts";
import type { ConsentType } from "./consent.ts";

/** A text that people of a country agree to, by the versions it has had. */
export interface ConsentText {
  consentType: ConsentType;
  country: Country;
  /** Whether a purchase needs it; what is not required is asked without a tick in the box. */
  isRequired: boolean;
  /** The days from which each version holds, `YYYY-MM-DD`, oldest first. */
  versions: readonly [string, ...string[]];
}

/** Every text that can be agreed to. The Quebec contract is the offer and renewal terms in their French form. */
export const CONSENT_TEXTS: readonly ConsentText[] = [
  { consentType: "OfferAndRenewalTerms", country: "US", isRequired: true, versions: ["2026-01-15"] },
  { consentType: "CustomerAgreement", country: "US", isRequired: true, versions: ["2026-01-15"] },
  { consentType: "PrivacyPolicy", country: "US", isRequired: true, versions: ["2026-01-15"] },
  { consentType: "MarketingOffers", country: "US", isRequired: false, versions: ["2026-01-15"] },
  { consentType: "OfferAndRenewalTerms", country: "CA", isRequired: true, versions: ["2026-01-15"] },
  { consentType: "MarketingOffers", country: "CA", isRequired: false, versions: ["2026-01-15"] },
];

/** The types that a purchase in a country needs. */
export function requiredConsents(country: Country): ConsentType[] {
  return CONSENT_TEXTS.filter((text) => text.country === country && text.isRequired).map(
    ({ consentType }) => consentType,
  );
}

/** The newest version of a text that holds on a day; undefined where the country does not have the text. */
export function currentVersion(
  consentType: ConsentType,
  country: Country,
  today: string,
): string | undefined {
  return textOf(consentType, country)?.versions.findLast((version) => version <= today);
}

/** What is wrong with an agreement, by field; undefined when it names a text that was shown to people. */
export function findAgreementProblem(
  agreement: { consentType: ConsentType; countryCode: Country; version: string; language: Locale },
  today: string,
): "consentType" | "version" | "language" | undefined {
  const text = textOf(agreement.consentType, agreement.countryCode);
  if (text === undefined) return "consentType";
  if (agreement.version > today || !text.versions.includes(agreement.version)) return "version";
  return localesOf(agreement.countryCode).includes(agreement.language) ? undefined : "language";
}

function textOf(consentType: ConsentType, country: Country): ConsentText | undefined {
  return CONSENT_TEXTS.find((text) => text.consentType === consentType && text.country === country);
}

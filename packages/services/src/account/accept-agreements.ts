import { currentVersion, requiredConsents } from "@skywave/domain/consents/consent-texts";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";

export interface AcceptAgreementsInput {
  country: Country;
  /** Of the texts that were shown. */
  language: Locale;
}

/**
 * Records with the account what the person agreed to in a purchase: the offer and renewal terms, and where the
 * country has them the customer agreement and the privacy policy. A failure is logged and nobody is told: the
 * order itself holds the agreement too.
 */
export async function acceptAgreements(
  skywave: Skywave,
  { country, language }: AcceptAgreementsInput,
): Promise<void> {
  const today = new Date(skywave.clock.now()).toISOString().slice(0, 10);
  const privacyAgreements = requiredConsents(country).flatMap((consentType) => {
    const version = currentVersion(consentType, country, today);
    if (version === undefined) return [];
    const client = { platform: "Web", appVersion: "1.0" } as const;
    return [{ consentType, countryCode: country, ...client, version, language }];
  });
  const recorded = await attemptCall(skywave, {
    domain: "user",
    name: "updateAccount",
    input: { body: { privacyAgreements } },
  });
  if (!recorded.ok)
    skywave.log({ level: "error", message: "The agreements were not recorded", details: recorded.failure });
}

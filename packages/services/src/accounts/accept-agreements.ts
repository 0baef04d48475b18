import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { currentVersion, requiredConsents } from "@skywave/domain/consents/consent-texts";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";

export interface AcceptAgreementsInput {
  country: Country;
  /** Of the texts that were shown. */
  language: Locale;
}

/**
 * Records with the account what the person agreed to in a purchase: the offer and renewal terms, and where the
 * country has them the customer agreement and the privacy policy. Nobody is told of a failure: the order itself
 * holds the agreement too, and the record is made at the person's next sign-in.
 */
export async function acceptAgreements(
  skywave: Skywave,
  { country, language }: AcceptAgreementsInput,
): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(skywave.clock.now());
  // By the day of whoever judges them: a version that begins tomorrow would be refused.
  const today = now.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().toString();
  const privacyAgreements = requiredConsents(country).flatMap((consentType) => {
    const version = currentVersion(consentType, country, today);
    if (version === undefined) return [];
    const client = { platform: "Web", appVersion: "1.0" } as const;
    return [{ consentType, countryCode: country, ...client, version, language }];
  });
  await skywave.records.send({ name: "updateAccount", input: { body: { privacyAgreements } } });
}

import { findAgreementProblem } from "@skywave/domain/consents/consent-texts";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import { type Refusal, refuse } from "#platform/outcome.ts";

/** What is sent as agreed to with an order; undefined where nothing is. */
export type SentAgreement = { version: string; language: Locale } | undefined;

/**
 * Refuses terms that nobody can have been shown by that day on the pages of a country: what is kept of them is evidence,
 * and is never taken back.
 */
export function refuseAgreement(
  agreement: SentAgreement,
  { country: countryCode }: { country: Country },
  today: Temporal.PlainDate,
): Refusal | undefined {
  if (agreement === undefined) return undefined;
  const named = { consentType: "OfferAndRenewalTerms", countryCode, ...agreement } as const;
  const field = findAgreementProblem(named, today.toString());
  if (field === undefined) return undefined;
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: `agreement.${field}`, code: "unknown" }] });
}

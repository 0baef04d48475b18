import type { Offer } from "@skywave/contract/offers/offer";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type LoadStudentOffersOutcome =
  /** None where the person is not verified, or no longer. */
  { ok: true; offers: readonly Offer[] } | CommonFailure;

/** The plans for students that the person can have, with the months that are left of their verification. */
export async function loadStudentOffers(
  skywave: Skywave,
  country: Country,
): Promise<LoadStudentOffersOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "eligibility",
    name: "getNewOffers",
    input: { query: { country, audience: "students" } },
  });
  return answer.ok ? { ok: true, offers: answer.data.offers } : commonFailure(skywave, answer.failure);
}

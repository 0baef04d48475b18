import type { Offer } from "@skywave/contract/offers/offer";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { loadOffers } from "./load-offers.ts";

export interface LoadOffersForRadiosInput {
  country: Country;
  /** What each of the radios takes up, joined by commas; undefined of one that has no screen for data. */
  receives: readonly (string | undefined)[];
}

export type LoadOffersForRadiosOutcome =
  | {
      ok: true;
      /** Radio by radio, in the order in which they were named. */
      offers: readonly (readonly Offer[])[];
    }
  | CommonFailure;

/** The plans that each of several radios can have in one order: free and reduced times do not go with it. Needs no session. */
export async function loadOffersForRadios(
  skywave: Skywave,
  { country, receives }: LoadOffersForRadiosInput,
): Promise<LoadOffersForRadiosOutcome> {
  const offers: (readonly Offer[])[] = [];
  // Radios of one kind are asked for once.
  const known = new Map<string | undefined, readonly Offer[]>();
  for (const kind of receives) {
    const asked = known.get(kind);
    if (asked !== undefined) {
      offers.push(asked);
      continue;
    }
    const answer = await loadOffers(skywave, {
      country,
      serviceType: "satellite",
      trialPreference: "exclude",
      ...(kind === undefined ? {} : { receives: kind }),
    });
    if (!answer.ok) return answer;
    known.set(kind, answer.offers);
    offers.push(answer.offers);
  }
  return { ok: true, offers };
}

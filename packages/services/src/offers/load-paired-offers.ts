import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { loadOffers, type LoadOffersOutcome } from "./load-offers.ts";

/** The plans for streaming that make a pair with one for a radio: free and reduced times do not go with a pair. */
export async function loadPairedOffers(skywave: Skywave, country: Country): Promise<LoadOffersOutcome> {
  return loadOffers(skywave, { country, trialPreference: "exclude" });
}

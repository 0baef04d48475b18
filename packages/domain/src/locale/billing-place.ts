import type { Country } from "./country.ts";
import type { Locale } from "./locale.ts";

/** What billing is told about a place, and about the language of its bills. */
export interface BillingPlace {
  country: Country;
  /** Of Canada alone. */
  province?: string;
  locale: Locale;
}

/** A country as billing writes it: in capitals. */
export function billingCountry(country: string): Country {
  return country.toUpperCase() === "CA" ? "CA" : "US";
}

/**
 * What billing is told about an address. Bills of Quebec are in French unless their person has chosen English; no other
 * place changes the language of its country.
 */
export function billingPlaceOf(
  address: { country: string; state: string },
  chosen: Locale | undefined,
): BillingPlace {
  const country = billingCountry(address.country);
  if (country === "US") return { country, locale: "en-US" };
  const province = address.state.toUpperCase();
  const isFrench = province === "QC" && chosen !== "en-CA";
  return { country, province, locale: isFrench ? "fr-CA" : "en-CA" };
}

import type { Country } from "./country.ts";

export type Locale = "en-US" | "en-CA" | "fr-CA";

const LOCALES_OF: Record<Country, readonly [Locale, ...Locale[]]> = {
  US: ["en-US"],
  CA: ["en-CA", "fr-CA"],
};

/** The locales a country is offered in, its default first. */
export function localesOf(country: Country): readonly [Locale, ...Locale[]] {
  return LOCALES_OF[country];
}

/**
 * The locale for a language preference such as `fr`, `FR_ca` or `en-CA`: language in lower case, region in
 * upper case or the country's own when missing. What the country does not offer becomes the site's default, if the
 * country offers that, else the country's.
 */
export function localeForPreference(
  preference: string | undefined,
  country: Country,
  siteDefault?: string,
): Locale {
  const [language = "", region] = (preference ?? "").split(/[-_]/);
  const wanted = `${language.toLowerCase()}-${(region || country).toUpperCase()}`;
  const offered = localesOf(country);
  const isOffered = (asked: string | undefined) => offered.find((locale) => locale === asked);
  return isOffered(wanted) ?? isOffered(siteDefault) ?? offered[0];
}

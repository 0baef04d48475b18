import type { Country } from "@skywave/domain/locale/country";
import { localeForPreference } from "@skywave/domain/locale/locale";
import type { Locale } from "@skywave/localization";
import { preferenceInCookies } from "./locale-preference.ts";

/** The language that somebody chose on these pages; undefined where they read what the page came in. */
export function chosenLocale(country: Country): Locale | undefined {
  const kept = preferenceInCookies(document.cookie);
  return kept === undefined ? undefined : localeForPreference(kept, country);
}

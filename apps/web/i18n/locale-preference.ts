import type { Country } from "@skywave/domain/locale/country";
import { localeForPreference } from "@skywave/domain/locale/locale";
import type { Locale } from "@skywave/localization";
import { preferenceCookie } from "./preference-cookie.ts";

const NAME = "langpref";

/** The `langpref` of a query, however its name is written. */
function preferenceInQuery(search: string): string | undefined {
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.toLowerCase() === NAME) return value;
  }
  return undefined;
}

/** The preference kept by an earlier visit. */
export function preferenceInCookies(cookies: string): string | undefined {
  const kept = cookies.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  return kept?.slice(NAME.length + 1);
}

/** What somebody wishes to read: the address says, else an earlier visit; undefined where nobody has said anything. */
export function preferenceOf(page: { search: string; cookies: string }): string | undefined {
  return preferenceInQuery(page.search) ?? preferenceInCookies(page.cookies);
}

interface Speaking {
  search: string;
  cookies: string;
  country: Country;
  /** What the site speaks where nobody has wished for anything. */
  siteDefault: string;
}

/** The locale to speak: the one that is wished for, else the site's default. */
export function chooseLocale(page: Speaking): Locale {
  return localeForPreference(preferenceOf(page), page.country, page.siteDefault);
}

/** The cookie that remembers a choice of language. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return preferenceCookie(NAME, locale, isSecure);
}

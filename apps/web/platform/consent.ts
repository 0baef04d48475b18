import type { ConsentState } from "@skywave/sdk";
import type { Country } from "@skywave/domain/locale/country";

const NAME = "CONSENT_GROUPS";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const NECESSARY = "C0001";
export const MARKETING = "C0004";
const ALL_GROUPS = [NECESSARY, "C0002", "C0003", MARKETING];

/** The groups before anybody said anything: where law asks for a yes first, only what is necessary. */
function groupsByDefault(country: Country): readonly string[] {
  return country === "CA" ? [NECESSARY] : ALL_GROUPS;
}

/** What the person, or their browser, said about cookies. */
export function readConsent(page: {
  cookies: string;
  country: Country;
  hasGlobalPrivacyControl: boolean;
}): ConsentState {
  const kept = page.cookies.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  const groups = kept?.slice(NAME.length + 1).split(".") ?? groupsByDefault(page.country);
  const { hasGlobalPrivacyControl } = page;
  return {
    groups: hasGlobalPrivacyControl ? groups.filter((group) => group !== MARKETING) : groups,
    hasGlobalPrivacyControl,
  };
}

/** The cookie that keeps a choice for a year. */
export function consentCookie(groups: readonly string[], isSecure: boolean): string {
  const value = groups.join(".");
  return `${NAME}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** Consent as this page finds it. */
export function consentOfPage(country: Country): ConsentState {
  const hasGlobalPrivacyControl = Reflect.get(navigator, "globalPrivacyControl") === true;
  return readConsent({ cookies: document.cookie, country, hasGlobalPrivacyControl });
}

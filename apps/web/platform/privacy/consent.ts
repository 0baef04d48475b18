import type { ConsentState } from "@skywave/sdk";
import type { Country } from "@skywave/domain/locale/country";

const NAME = "CONSENT_GROUPS";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const NECESSARY = "C0001";
export const ANALYTICS = "C0002";
const PREFERENCES = "C0003";
export const MARKETING = "C0004";
/** What people may say yes or no to; the necessary group is no choice. */
export const OPTIONAL_GROUPS = [ANALYTICS, PREFERENCES, MARKETING] as const;
const ALL_GROUPS = [NECESSARY, ...OPTIONAL_GROUPS];

/** The groups before anybody said anything: where law asks for a yes first, only what is necessary. */
function groupsByDefault(country: Country): readonly string[] {
  return country === "CA" ? [NECESSARY] : ALL_GROUPS;
}

function savedGroups(cookies: string): readonly string[] | undefined {
  const kept = cookies.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  return kept?.slice(NAME.length + 1).split(".");
}

/** Whether a choice was made here, so that nobody is asked again. */
export function hasChosen(cookies: string): boolean {
  return savedGroups(cookies) !== undefined;
}

/** What the person, or their browser, said about cookies. */
export function readConsent(page: {
  cookies: string;
  country: Country;
  hasGlobalPrivacyControl: boolean;
}): ConsentState {
  const groups = savedGroups(page.cookies) ?? groupsByDefault(page.country);
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

/** Whether the use of the page may be counted. */
export function mayMeasure({ groups }: ConsentState): boolean {
  return groups.includes(ANALYTICS);
}

/** Whether this browser may be known again, to be shown what suits it. */
export function mayPersonalise({ groups }: ConsentState): boolean {
  return groups.includes(PREFERENCES);
}

/** Consent as this page finds it. */
export function consentOfPage(country: Country): ConsentState {
  const hasGlobalPrivacyControl = Reflect.get(navigator, "globalPrivacyControl") === true;
  return readConsent({ cookies: document.cookie, country, hasGlobalPrivacyControl });
}

/** Keeps what the person agreed to, beside what is necessary. It holds in every tab from the next event on. */
export function saveConsent(optional: readonly string[], country: Country): ConsentState {
  document.cookie = consentCookie([NECESSARY, ...optional], location.protocol === "https:");
  return consentOfPage(country);
}

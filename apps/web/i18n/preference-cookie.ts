const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that remembers a choice for a year. */
export function preferenceCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${isSecure ? "; secure" : ""}`;
}

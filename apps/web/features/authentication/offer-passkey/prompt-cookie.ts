const NAME = "PASSKEY_PROMPT";
const DAY_IN_SECONDS = 24 * 60 * 60;
const LIFETIMES_IN_DAYS = { later: 30, never: 365 } as const;

/** Whether the person was asked not long ago, or asked not to be. */
export function hasPromptCookie(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${NAME}=`));
}

/** The cookie that keeps the offer away: for 30 days after a "not now", a year after a "never". */
export function promptCookie(answer: keyof typeof LIFETIMES_IN_DAYS, isSecure: boolean): string {
  const maxAge = LIFETIMES_IN_DAYS[answer] * DAY_IN_SECONDS;
  return `${NAME}=${answer}; path=/; max-age=${maxAge}; samesite=lax${isSecure ? "; secure" : ""}`;
}

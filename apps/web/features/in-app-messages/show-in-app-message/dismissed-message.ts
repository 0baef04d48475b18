const NAME = "DISMISSED_MESSAGE";
const QUARTER_IN_SECONDS = 91 * 24 * 60 * 60;

/** Whether a message was dismissed in this browser. */
export function isDismissed(cookies: string, id: string): boolean {
  return cookies.split("; ").includes(`${NAME}=${encodeURIComponent(id)}`);
}

/** The cookie that remembers it; only the latest message is ever shown, so the latest is all that it names. */
export function dismissalCookie(id: string, isSecure: boolean): string {
  const value = `${NAME}=${encodeURIComponent(id)}; path=/; max-age=${QUARTER_IN_SECONDS}; samesite=lax`;
  return isSecure ? `${value}; secure` : value;
}

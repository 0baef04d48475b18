import { clientCookies, readClientCookie } from "./client-cookie.ts";

interface PageCookies {
  cookie: string;
}

interface ExpireParts {
  page: PageCookies;
  now: number;
  domain: string | null;
  isSecure: boolean;
}

/**
 * Has the client think that its access token is over, so that its next call refreshes. Nothing changes on
 * the server. Whether there was a session to do it to.
 */
export function expireAccessToken({ page, now, domain, isSecure }: ExpireParts): boolean {
  const stored = readClientCookie(page.cookie, "AUTH_TOKEN");
  if (!isObject(stored) || !("session" in stored) || !isObject(stored.session)) return false;
  const expired = {
    ...stored,
    session: { ...stored.session, accessTokenExpiresAt: new Date(now - 1000).toISOString() },
  };
  const end =
    "refreshTokenExpiresAt" in stored.session
      ? Date.parse(String(stored.session.refreshTokenExpiresAt))
      : now;
  const maxAgeInSeconds = Math.max(1, Math.floor((end - now) / 1000));
  for (const cookie of clientCookies("AUTH_TOKEN", expired, { maxAgeInSeconds, domain, isSecure }))
    page.cookie = cookie;
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

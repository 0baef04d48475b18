import type { Session } from "@skywave/contract/user/session/session";
import type { CurrentSession } from "./session.ts";

/** What the AUTH_TOKEN cookie holds. Scripts may read it: its refresh token is worth nothing without a secret. */
export interface StoredSession {
  identityGrant?: { identityId: string; emailAddress?: string };
  session: Session;
  handle?: { emailAddress: string } | { username: string };
}

/** Whether the time of a token is over; a missing or unreadable one is. */
export function isPast(expiry: string, now: number): boolean {
  return !(Date.parse(expiry) > now);
}

/** The session as screens see it, without its secrets. */
export function describeSession(stored: StoredSession): CurrentSession {
  const { session, identityGrant } = stored;
  const isAuthenticated = session.sessionType === "authenticated";
  return {
    sessionType: session.sessionType,
    identityId: isAuthenticated ? (identityGrant?.identityId ?? null) : null,
    emailAddress: isAuthenticated ? (identityGrant?.emailAddress ?? null) : null,
    location: session.location,
    entitlementHash: session.entitlementHash,
  };
}

/** Looks only at what the SDK relies on; the rest is the server's word. */
export function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null || !("session" in value)) return false;
  const { session } = value;
  return (
    typeof session === "object" &&
    session !== null &&
    "sessionType" in session &&
    (session.sessionType === "anonymous" || session.sessionType === "authenticated") &&
    ["accessToken", "accessTokenExpiresAt", "refreshTokenExpiresAt"].every(
      (key) => typeof Reflect.get(session, key) === "string",
    )
  );
}

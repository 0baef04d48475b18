import type { Session } from "@skywave/contract/sessions/session";
import { isHeaderSafe } from "../../wire/is-header-safe.ts";
import type { CurrentSession } from "../session.ts";

/** What the AUTH_TOKEN cookie holds. Scripts may read it: its refresh token is worth nothing without a secret. */
export interface StoredSession {
  identityGrant?: { identityId: string; emailAddress?: string };
  session: Session;
  handle?: { emailAddress: string } | { username: string };
}

/** What the cookie says of who is signed in: their handle is their address, or else their username. */
export function nameIdentity({
  identityId,
  emailAddress,
  username,
}: {
  identityId: string;
  emailAddress?: string | undefined;
  username?: string | undefined;
}): Pick<StoredSession, "identityGrant" | "handle"> {
  if (emailAddress !== undefined)
    return { identityGrant: { identityId, emailAddress }, handle: { emailAddress } };
  return { identityGrant: { identityId }, ...(username !== undefined && { handle: { username } }) };
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
    // An access token is named after its session and its turn in it.
    sessionId: session.accessTokenId.replace(/\..*/, ""),
    identityId: isAuthenticated ? (identityGrant?.identityId ?? null) : null,
    emailAddress: isAuthenticated ? (identityGrant?.emailAddress ?? null) : null,
    location: session.location,
    entitlementHash: session.entitlementHash,
  };
}

/**
 * Looks only at what the SDK relies on or sends back; the rest is the server's word. The end of the refresh token may
 * be missing: such a session is refused when it is refreshed.
 */
export function isStoredSession(value: unknown): value is StoredSession {
  const session = fieldOf(value, "session");
  const sessionType = fieldOf(session, "sessionType");
  return (
    (sessionType === "anonymous" || sessionType === "authenticated") &&
    isHeaderSafe(fieldOf(session, "accessToken")) &&
    isLocation(fieldOf(session, "location")) &&
    ["accessTokenId", "accessTokenExpiresAt"].every((key) => typeof fieldOf(session, key) === "string")
  );
}

function isLocation(value: unknown): boolean {
  const countryCode = fieldOf(value, "countryCode");
  const region = fieldOf(value, "region");
  const isRegion = region === undefined || (typeof region === "string" && region.length <= 2);
  return isRegion && (countryCode === "US" || countryCode === "CA");
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

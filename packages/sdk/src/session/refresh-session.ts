import type { Location } from "@skywave/contract/wire/place";
import type { Platform } from "../platform/platform.ts";
import type { CallResult } from "../transport/call-result.ts";
import type { DirectCall } from "../transport/direct-call.ts";
import type { SessionStore } from "./store/session-store.ts";
import { isPast, type StoredSession } from "./store/stored-session.ts";

/** Less than the ten seconds for which the server still answers a token that was just replaced. */
const TIMEOUT_IN_MILLISECONDS = 8000;

interface RefreshParts {
  platform: Platform;
  call: DirectCall;
  now: () => number;
  store: SessionStore;
  location: Location | undefined;
}

/**
 * Exchanges the stored session for one with fresh tokens. The secret goes along in a cookie of the server's. Nothing
 * is sent once the refresh token has expired: that refusal is the only `sessionRefused`.
 */
export async function refreshSession(
  { platform, call, now, store, location }: RefreshParts,
  stored: StoredSession,
): Promise<CallResult<StoredSession>> {
  if (isPast(stored.session.refreshTokenExpiresAt, now())) {
    const code = "refresh token is expired";
    platform.log({ level: "debug", message: code });
    return { ok: false, failure: { kind: "sessionRefused", code, canRetryHelp: false } };
  }
  const refreshed = await call("user", "refresh", {
    body: { location: location ?? stored.session.location },
    timeoutInMilliseconds: TIMEOUT_IN_MILLISECONDS,
  });
  if (!refreshed.ok) return refreshed;
  const { responseType: _type, ...session } = refreshed.data;
  const next = { ...stored, session };
  // Somebody signed in or out meanwhile, in a tab that would not wait any longer: that is what holds.
  const current = store.read();
  if (current && current.session.accessToken !== stored.session.accessToken)
    return { ok: true, data: current };
  store.write(next);
  return { ok: true, data: next };
}

const LOST_SESSION_CODES: readonly string[] = [
  "tokenServicesTeam.sessionService.invalid-refresh-token",
  "tokenServicesTeam.sessionService.invalid-auth-headers",
];

/** Whether the server will not have the session back, so that only an anonymous one is left. */
export function isSessionLost(result: CallResult<unknown>): boolean {
  return (
    !result.ok && result.failure.kind === "serverRefused" && LOST_SESSION_CODES.includes(result.failure.code)
  );
}

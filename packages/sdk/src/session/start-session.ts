import type { CallResult } from "../transport/call-result.ts";
import type { SessionParts } from "./session-parts.ts";
import { describeSession, isPast, type StoredSession } from "./store/stored-session.ts";

interface StartParts extends SessionParts {
  startAnew: () => Promise<CallResult<StoredSession>>;
  refreshOrStartAnew: (stored: StoredSession) => Promise<CallResult<StoredSession>>;
}

const TEST_FLAG_KEY = "IS_TEST";

/** Start-up of the page: the device first, then the stored session if it is still good, else an anonymous one. */
export async function startSession(parts: StartParts): Promise<CallResult<StoredSession>> {
  const { now, deviceGrants, store, events, startAnew, refreshOrStartAnew } = parts;
  const device = await deviceGrants.obtain();
  if (!device.ok) {
    events.emit({ type: "failed", cause: device.failure });
    return device;
  }
  if (hasTestFlagChanged(parts)) store.clear();
  const stored = store.read();
  if (!stored) return startAnew();
  const { session } = stored;
  // An access token that outlives its refresh token restores nothing.
  if (isPast(session.accessTokenExpiresAt, now()) || isPast(session.refreshTokenExpiresAt, now()))
    return refreshOrStartAnew(stored);
  return session.sessionType === "authenticated" ? restore(parts, stored) : startAnew();
}

/** Asks the server whether the signed-in session still stands. A page that shows whose it is asks the same next. */
async function restore(parts: StartParts, stored: StoredSession): Promise<CallResult<StoredSession>> {
  const { call, store, events, refreshOrStartAnew } = parts;
  const bearer = stored.session.accessToken;
  const identity = await call("user", "getIdentity", { bearer, isShared: true });
  if (identity.ok) {
    events.emit({ type: "started", session: describeSession(stored) });
    return { ok: true, data: stored };
  }
  // Without a network there is nobody to say that the session is over.
  if (identity.failure.kind === "unreachable") return identity;
  const refreshed = await refreshOrStartAnew(stored);
  // Nor is a server that is busy or broken.
  if (refreshed.ok || refreshed.failure.canRetryHelp) return refreshed;
  store.clear();
  events.emit({ type: "ended" });
  events.emit({ type: "failed", cause: refreshed.failure });
  return refreshed;
}

function hasTestFlagChanged({ platform, isTest }: StartParts): boolean {
  const before = platform.storage.get(TEST_FLAG_KEY) ?? "false";
  platform.storage.set(TEST_FLAG_KEY, String(isTest));
  return before !== String(isTest);
}

import type { DeviceGrant } from "@skywave/contract/devices/device-grants";
import type { CallResult } from "../transport/call-result.ts";
import { logInAnonymously } from "./log-in-anonymously.ts";
import { isSessionLost, refreshSession } from "./refresh-session.ts";
import type { SessionParts } from "./session-parts.ts";
import { startSession } from "./start-session.ts";
import { describeSession, isPast, type StoredSession } from "./store/stored-session.ts";

/** Keeps one good session, over all tabs, for the calls that need one. */
export interface SessionKeeper {
  /** A session with an unexpired access token: started, refreshed or as it is. */
  ensure(): Promise<CallResult<StoredSession>>;
  /** A session in place of one whose access token the server refused. */
  replace(refusedAccessToken: string): Promise<CallResult<StoredSession>>;
  /** Runs alone over all tabs, so that no other tab's session is overwritten by ours. */
  alone<T>(act: () => Promise<T>): Promise<T>;
  /** The grant of this device, for the calls that show it. */
  device(): Promise<CallResult<DeviceGrant>>;
  /** An anonymous session in place of whatever was there. Only inside `alone`. */
  startAnew(): Promise<CallResult<StoredSession>>;
}

const LOCK = "skywave-session";

export function createSessionKeeper(parts: SessionParts): SessionKeeper {
  const { platform, now, store, events } = parts;
  let hasStarted = false;
  let current: Promise<CallResult<StoredSession>> | undefined;

  function alone<T>(act: () => Promise<T>): Promise<T> {
    return platform.withLock(LOCK, act);
  }

  /** All who ask at the same time get the same answer. */
  function once(act: () => Promise<CallResult<StoredSession>>): Promise<CallResult<StoredSession>> {
    current ??= alone(act).finally(() => {
      current = undefined;
    });
    return current;
  }

  async function startAnew(isDeviceSuspect = false): Promise<CallResult<StoredSession>> {
    const before = store.read()?.session.sessionType;
    const started = await logInAnonymously(parts, isDeviceSuspect);
    if (!started.ok) {
      events.emit({ type: "failed", cause: started.failure });
      return started;
    }
    const stored = { session: started.data };
    if (before === "authenticated") events.emit({ type: "ended" });
    events.emit({ type: "started", session: describeSession(stored) });
    return { ok: true, data: stored };
  }

  async function refreshOrStartAnew(stored: StoredSession): Promise<CallResult<StoredSession>> {
    const refreshed = await refreshSession(parts, stored);
    if (refreshed.ok) {
      events.emit({ type: "refreshed", session: describeSession(refreshed.data) });
    } else if (refreshed.failure.kind === "sessionRefused") {
      // Expired, so nobody stays signed in, even if no visitor's session can be had.
      store.clear();
      if (stored.session.sessionType === "authenticated") events.emit({ type: "ended" });
      return startAnew();
    }
    return isSessionLost(refreshed) ? startAnew(true) : refreshed;
  }

  async function start(): Promise<CallResult<StoredSession>> {
    const started = await startSession({ ...parts, startAnew, refreshOrStartAnew });
    hasStarted = started.ok;
    return started;
  }

  function ensure(): Promise<CallResult<StoredSession>> {
    if (!hasStarted) return once(start);
    const stored = store.read();
    if (!stored) return once(() => startAnew());
    if (!isPast(stored.session.accessTokenExpiresAt, now()))
      return Promise.resolve({ ok: true, data: stored });
    return replace(stored.session.accessToken);
  }

  function replace(refusedAccessToken: string): Promise<CallResult<StoredSession>> {
    return once(async () => {
      const stored = store.read();
      if (!stored) return startAnew();
      const isOurs = stored.session.accessToken === refusedAccessToken;
      return isOurs ? refreshOrStartAnew(stored) : { ok: true, data: stored };
    });
  }

  const device = () => alone(() => parts.deviceGrants.obtain());
  return { ensure, replace, alone, device, startAnew };
}

import type { Session } from "@skywave/contract/sessions/session";
import type { CallResult } from "../transport/call-result.ts";
import type { SessionParts } from "./session-parts.ts";

const LAST_PURGE_KEY = "LAST_SESSION_PURGE_TIMESTAMP_KEY";

/**
 * Starts an anonymous session of this device and stores it. A 401 means that the server has forgotten the
 * device: then everything stored is purged and the login tried once more, but not time and again. Where the server
 * has just lost the session, the device is made sure of first, so that the two faults cost no third session call.
 */
export async function logInAnonymously(
  parts: SessionParts,
  isDeviceSuspect: boolean,
): Promise<CallResult<Session>> {
  const first = await attemptLogin(parts, isDeviceSuspect);
  const { failure } = first.ok ? { failure: undefined } : first;
  if (failure?.kind !== "serverRefused" || failure.status !== 401) return first;
  if (!(await purge(parts))) return first;
  return attemptLogin(parts, false);
}

async function attemptLogin(parts: SessionParts, isDeviceSuspect: boolean): Promise<CallResult<Session>> {
  const { call, deviceGrants, store, location } = parts;
  const device = await deviceGrants.obtain(isDeviceSuspect);
  if (!device.ok) return device;
  const body = location === undefined ? {} : { location };
  const started = await call("user", "anonymous", { body, bearer: device.data.grant });
  if (started.ok) store.write({ session: started.data });
  return started;
}

async function purge({ platform, now, configuration, deviceGrants, store }: SessionParts) {
  const { minIntervalBetweenSessionPurges } = (await configuration()).settings;
  const elapsed = now() - Number(platform.storage.get(LAST_PURGE_KEY) ?? Number.NaN);
  if (elapsed >= 0 && elapsed < minIntervalBetweenSessionPurges) {
    platform.log({ level: "error", message: "minimum interval between session purges not reached" });
    return false;
  }
  platform.storage.set(LAST_PURGE_KEY, String(now()));
  store.clear();
  deviceGrants.forget();
  return true;
}

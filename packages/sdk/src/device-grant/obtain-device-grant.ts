import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { DeviceGrant } from "@skywave/contract/devices/device-grants";
import type { CallResult } from "../transport/call-result.ts";
import { createJsonCookie } from "../cookies/json-cookie.ts";
import type { Platform } from "../platform/platform.ts";
import type { DirectCall } from "../transport/direct-call.ts";
import { DEVICE_METADATA } from "./device-metadata.ts";
import {
  isDeviceGrantExpired,
  isOld,
  isStoredDeviceGrant,
  type OldDeviceGrant,
  type StoredDeviceGrant,
} from "./stored-device-grant.ts";

export interface DeviceGrants {
  /**
   * The grant to start sessions with: kept, refreshed, migrated or fetched. A suspect one, which the server may have
   * forgotten, is not kept for having been refreshed a short while ago, unless the server gave it to this page.
   */
  obtain(isSuspect?: boolean): Promise<CallResult<DeviceGrant>>;
  /** The grant as it is stored; undefined if there is none of today's version. */
  stored(): DeviceGrant | undefined;
  forget(): void;
}

interface DeviceGrantParts {
  platform: Platform;
  now: () => number;
  call: DirectCall;
  configuration: () => Promise<Configuration>;
  domain: () => string | null;
}

const VERSION = "v2";
const UNKNOWN_DEVICE = { browser: "unknown", browserVersion: "unknown", userAgent: "unknown" };
const LAST_REFRESH_KEY = "LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY";

/** Keeps this browser known to the platform. */
export function createDeviceGrants(parts: DeviceGrantParts): DeviceGrants {
  const { platform, now, call, configuration, domain } = parts;
  const cookie = createJsonCookie<StoredDeviceGrant>(platform.cookies, {
    name: "DEVICE_GRANT",
    domain,
    isWhole: isStoredDeviceGrant,
  });
  let lastServed: string | undefined;

  async function attributes() {
    const device = (await platform.describeDevice()) ?? UNKNOWN_DEVICE;
    return {
      [DEVICE_METADATA.type]: { app: "web-commerce" as const, appVersion: "1.0" as const, ...device },
    };
  }

  function kept(answer: CallResult<DeviceGrant>): CallResult<DeviceGrant> {
    if (!answer.ok) return answer;
    lastServed = answer.data.grant;
    const lifetime = Date.parse(answer.data.refreshGrantExpiresAt) - now();
    cookie.write(answer.data, Math.max(1, Math.floor(lifetime / 1000)));
    platform.storage.set(LAST_REFRESH_KEY, String(now()));
    return answer;
  }

  async function fetchNew(): Promise<CallResult<DeviceGrant>> {
    const deviceAttributes = await attributes();
    const devicePlatform = DEVICE_METADATA.platform;
    const body = { devicePlatform, deviceAttributes, grantVersion: VERSION } as const;
    return kept(await call("user", "devices", { body }));
  }

  async function migrate({ grant, grantVersion }: OldDeviceGrant): Promise<CallResult<DeviceGrant>> {
    const body = { grant, grantVersion: grantVersion ?? null, deviceAttributes: await attributes() };
    const migrated = kept(await call("user", "migrateDeviceGrant", { body }));
    return migrated.ok ? migrated : fetchNew();
  }

  async function refresh(stored: DeviceGrant): Promise<CallResult<DeviceGrant>> {
    const body = { refreshGrant: stored.refreshGrant, deviceAttributes: await attributes() };
    const refreshed = kept(await call("user", "refreshDeviceGrant", { body }));
    if (refreshed.ok) return refreshed;
    const { failure } = refreshed;
    const isRefused = failure.kind === "serverRefused" && (failure.status === 401 || failure.status === 403);
    if (isRefused) return fetchNew();
    platform.log({ level: "info", message: "The device grant stays as it is", details: { ...failure } });
    return { ok: true, data: stored };
  }

  /** Why the stored grant is used as it is; undefined if it can be refreshed. */
  async function refusalToRefresh(isForced: boolean): Promise<string | undefined> {
    if (!(await platform.describeDevice())) return "could not find the device info";
    if (isForced) return undefined;
    const last = Number(platform.storage.get(LAST_REFRESH_KEY) ?? Number.NaN);
    const { minIntervalBetweenDeviceGrantRefreshes } = (await configuration()).settings;
    const elapsed = now() - last;
    // A last refresh in the future was noted by a clock that has since been set back.
    const isTooRecent = elapsed >= 0 && elapsed < minIntervalBetweenDeviceGrantRefreshes;
    return isTooRecent ? "the minimum interval between device grant refreshes not reached" : undefined;
  }

  return {
    async obtain(isSuspect = false) {
      const stored = cookie.read();
      if (!stored) return fetchNew();
      if (isOld(stored)) return migrate(stored);
      if (isDeviceGrantExpired(stored, now())) return fetchNew();
      // Its age is no news where this page has just got it.
      if (!isSuspect && stored.grant === lastServed) return { ok: true, data: stored };
      const refusal = await refusalToRefresh(isSuspect && stored.grant !== lastServed);
      if (refusal === undefined) return refresh(stored);
      platform.log({ level: "debug", message: refusal });
      return { ok: true, data: stored };
    },
    stored() {
      const stored = cookie.read();
      return stored && !isOld(stored) ? stored : undefined;
    },
    forget() {
      cookie.clear();
      platform.storage.remove(LAST_REFRESH_KEY);
    },
  };
}

import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { DeviceGrant } from "@skywave/contract/user/device/device-grants";
import type { CallResult } from "../call-result.ts";
import { createJsonCookie } from "../cookies/json-cookie.ts";
import type { Platform } from "../platform/platform.ts";
import type { DirectCall } from "../transport/direct-call.ts";

export interface DeviceGrants {
  /** The grant to start sessions with: kept, refreshed or fetched. */
  obtain(): Promise<CallResult<DeviceGrant>>;
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
  const cookie = createJsonCookie<DeviceGrant>(platform.cookies, {
    name: "DEVICE_GRANT",
    domain,
    isWhole: isDeviceGrant,
  });

  async function attributes() {
    const device = (await platform.describeDevice()) ?? UNKNOWN_DEVICE;
    return { browser: { app: "web-commerce" as const, appVersion: "1.0" as const, ...device } };
  }

  function keep(grant: DeviceGrant): void {
    const lifetime = Date.parse(grant.refreshGrantExpiresAt) - now();
    cookie.write(grant, Math.max(1, Math.floor(lifetime / 1000)));
    platform.storage.set(LAST_REFRESH_KEY, String(now()));
  }

  async function fetchNew(): Promise<CallResult<DeviceGrant>> {
    const deviceAttributes = await attributes();
    const body = { devicePlatform: "web-desktop", deviceAttributes, grantVersion: VERSION } as const;
    const fetched = await call("user", "devices", { body });
    if (fetched.ok) keep(fetched.data);
    return fetched;
  }

  async function refresh(stored: DeviceGrant): Promise<CallResult<DeviceGrant>> {
    const deviceAttributes = await attributes();
    const body = { refreshGrant: stored.refreshGrant, deviceAttributes };
    const refreshed = await call("user", "refreshDeviceGrant", { body });
    if (refreshed.ok) {
      keep(refreshed.data);
      return refreshed;
    }
    const { failure } = refreshed;
    const isRefused = failure.kind === "serverRefused" && (failure.status === 401 || failure.status === 403);
    if (isRefused) return fetchNew();
    platform.log({ level: "info", message: "The device grant stays as it is", details: { ...failure } });
    return { ok: true, data: stored };
  }

  /** Why the stored grant is used as it is; undefined if it can be refreshed. */
  async function refusalToRefresh(): Promise<string | undefined> {
    if (!(await platform.describeDevice())) return "could not find the device info";
    const last = Number(platform.storage.get(LAST_REFRESH_KEY) ?? Number.NaN);
    const { minIntervalBetweenDeviceGrantRefreshes } = (await configuration()).settings;
    const elapsed = now() - last;
    // A last refresh in the future was noted by a clock that has since been set back.
    const isTooRecent = elapsed >= 0 && elapsed < minIntervalBetweenDeviceGrantRefreshes;
    return isTooRecent ? "the minimum interval between device grant refreshes not reached" : undefined;
  }

  return {
    async obtain() {
      const stored = cookie.read();
      if (!stored || isExpired(stored, now())) return fetchNew();
      const refusal = await refusalToRefresh();
      if (refusal === undefined) return refresh(stored);
      platform.log({ level: "info", message: refusal });
      return { ok: true, data: stored };
    },
    forget() {
      cookie.clear();
      platform.storage.remove(LAST_REFRESH_KEY);
    },
  };
}

function isExpired(grant: DeviceGrant, now: number): boolean {
  const end = Math.min(Date.parse(grant.grantExpiresAt), Date.parse(grant.refreshGrantExpiresAt));
  return !(end > now);
}

/** A grant of another version cannot be exchanged any more, so it counts as none. */
function isDeviceGrant(value: unknown): value is DeviceGrant {
  return (
    typeof value === "object" &&
    value !== null &&
    "grantVersion" in value &&
    value.grantVersion === VERSION &&
    "grant" in value &&
    "refreshGrant" in value &&
    "grantExpiresAt" in value &&
    "refreshGrantExpiresAt" in value
  );
}

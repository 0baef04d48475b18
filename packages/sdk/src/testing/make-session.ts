import type { DeviceGrant } from "@skywave/contract/devices/device-grants";
import type { Session } from "@skywave/contract/sessions/session";

/** A fixed moment for tests. */
export const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export function makeSession(override: Partial<Session> = {}, now = NOW): Session {
  return {
    sessionType: "anonymous",
    accessToken: "access-1",
    accessTokenId: "access-id-1",
    accessTokenExpiresAt: instant(now + 15 * MINUTE),
    refreshToken: "refresh-1",
    refreshTokenExpiresAt: instant(now + 30 * DAY),
    entitlementHash: "none",
    location: { countryCode: "US" },
    ...override,
  };
}

export function makeDeviceGrant(override: Partial<DeviceGrant> = {}, now = NOW): DeviceGrant {
  return {
    deviceId: "device-1",
    grant: "device-grant-1",
    grantExpiresAt: instant(now + 30 * DAY),
    refreshGrant: "refresh-grant-1",
    refreshGrantExpiresAt: instant(now + 365 * DAY),
    grantVersion: "v2",
    ...override,
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

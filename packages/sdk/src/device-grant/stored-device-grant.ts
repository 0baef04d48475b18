import type { DeviceGrant } from "@skywave/contract/devices/device-grants";
import { isHeaderSafe } from "../wire/is-header-safe.ts";

/** A grant of an earlier release. It cannot be used, but exchanged for one of today's. */
export interface OldDeviceGrant {
  grant: string;
  /** The oldest do not have it. */
  grantVersion?: "v1" | null;
}

export type StoredDeviceGrant = DeviceGrant | OldDeviceGrant;

const CURRENT_FIELDS = ["deviceId", "grantExpiresAt", "refreshGrantExpiresAt"] as const;

/** Looks only at what the SDK relies on. What is of no version that was ever written counts as none. */
export function isStoredDeviceGrant(value: unknown): value is StoredDeviceGrant {
  if (typeof value !== "object" || value === null || !isHeaderSafe(Reflect.get(value, "grant"))) return false;
  const version: unknown = Reflect.get(value, "grantVersion") ?? null;
  if (version === null || version === "v1") return true;
  return (
    version === "v2" &&
    isHeaderSafe(Reflect.get(value, "refreshGrant")) &&
    CURRENT_FIELDS.every((field) => typeof Reflect.get(value, field) === "string")
  );
}

export function isOld(stored: StoredDeviceGrant): stored is OldDeviceGrant {
  return stored.grantVersion !== "v2";
}

/** Whether either of the two grants is over; an unreadable date is. */
export function isDeviceGrantExpired(grant: DeviceGrant, now: number): boolean {
  const end = Math.min(Date.parse(grant.grantExpiresAt), Date.parse(grant.refreshGrantExpiresAt));
  return !(end > now);
}

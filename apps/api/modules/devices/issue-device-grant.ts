import type { DeviceGrant } from "@skywave/contract";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { GrantDigests } from "./devices-repository.ts";

const GRANT_LIFETIME_IN_HOURS = 30 * 24;
const REFRESH_GRANT_LIFETIME_IN_HOURS = 365 * 24;

/** A new pair of grants of a device, as it goes out and as it is kept. */
export function issueDeviceGrant(
  deviceId: string,
  now: Temporal.Instant,
): { wire: DeviceGrant; digests: Omit<GrantDigests, "attributes"> } {
  const grant = `${deviceId}.${randomSecret()}`;
  const refreshGrant = `${deviceId}.${randomSecret()}`;
  const grantExpiresAt = now.add({ hours: GRANT_LIFETIME_IN_HOURS });
  const refreshGrantExpiresAt = now.add({ hours: REFRESH_GRANT_LIFETIME_IN_HOURS });
  return {
    wire: {
      deviceId,
      grant,
      grantExpiresAt: grantExpiresAt.toString(),
      refreshGrant,
      refreshGrantExpiresAt: refreshGrantExpiresAt.toString(),
      grantVersion: "v2",
    },
    digests: {
      grantDigest: digestOf(grant),
      grantExpiresAt,
      refreshGrantDigest: digestOf(refreshGrant),
      refreshGrantExpiresAt,
    },
  };
}

import type { DeviceGrant } from "@skywave/contract";
import type { Clock } from "../../platform/clock.ts";
import { digestOf, isSameDigest, randomSecret } from "../../platform/security/secrets.ts";
import { randomId } from "../../platform/security/random-id.ts";
import type { createDevicesRepository, Device } from "./devices-repository.ts";
import type { DeviceAttributes } from "./devices-tables.ts";

const GRANT_LIFETIME_IN_HOURS = 30 * 24;
const REFRESH_GRANT_LIFETIME_IN_HOURS = 365 * 24;

export interface DeviceGrants {
  create(platform: string, attributes: DeviceAttributes): Promise<DeviceGrant>;
  /** Undefined when the refresh grant is unknown or expired. */
  refresh(refreshGrant: string, attributes: DeviceAttributes): Promise<DeviceGrant | undefined>;
  read(grant: string): Promise<{ deviceId: string } | undefined>;
}

/** Device grants v2: a long-lived proof of being the same browser, without saying who sits before it. */
export function createDeviceGrants(
  repository: ReturnType<typeof createDevicesRepository>,
  clock: Clock,
): DeviceGrants {
  const issue = (deviceId: string) => {
    const now = clock.realNow();
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
        grantVersion: "v2" as const,
      },
      digests: {
        grantDigest: digestOf(grant),
        grantExpiresAt,
        refreshGrantDigest: digestOf(refreshGrant),
        refreshGrantExpiresAt,
      },
    };
  };
  const findByToken = (token: string): Promise<Device | undefined> =>
    repository.find(token.split(".", 1)[0] ?? "");

  return {
    create: async (platform, attributes) => {
      const id = randomId("dev");
      const { wire, digests } = issue(id);
      const createdAt = clock.realNow();
      await repository.add({ id, platform, attributes, olderGrantDigest: null, createdAt, ...digests });
      return wire;
    },
    refresh: async (refreshGrant, attributes) => {
      const device = await findByToken(refreshGrant);
      const isGood =
        device !== undefined &&
        isSameDigest(device.refreshGrantDigest, digestOf(refreshGrant)) &&
        isFuture(device.refreshGrantExpiresAt, clock);
      if (!isGood) return undefined;
      const { wire, digests } = issue(device.id);
      await repository.replaceGrants(device.id, { attributes, ...digests });
      return wire;
    },
    read: async (grant) => {
      const device = await findByToken(grant);
      const isGood =
        device !== undefined &&
        isSameDigest(device.grantDigest, digestOf(grant)) &&
        isFuture(device.grantExpiresAt, clock);
      return isGood ? { deviceId: device.id } : undefined;
    },
  };
}

function isFuture(instant: Temporal.Instant, clock: Clock): boolean {
  return Temporal.Instant.compare(instant, clock.realNow()) > 0;
}

import type { DeviceGrant } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf, isSameDigest, randomSecret } from "#platform/security/secrets.ts";
import type { Device, DevicesRepository } from "./devices-repository.ts";
import type { DeviceAttributes } from "./devices-tables.ts";
import { issueDeviceGrant } from "./issue-device-grant.ts";

export interface DeviceGrants {
  create(platform: string, attributes: DeviceAttributes): Promise<DeviceGrant>;
  /** Undefined when the refresh grant is unknown, spent or expired. */
  refresh(refreshGrant: string, attributes: DeviceAttributes): Promise<DeviceGrant | undefined>;
  /** Exchanges a grant of before v2, once, for one of the same device. */
  migrate(olderGrant: string, attributes: DeviceAttributes): Promise<DeviceGrant | undefined>;
  /** Makes a device known by a grant of before v2, as the import from the legacy system does. */
  importOlder(platform: string, attributes: DeviceAttributes): Promise<{ deviceId: string; grant: string }>;
  read(grant: string): Promise<{ deviceId: string } | undefined>;
}

/** Device grants v2: a long-lived proof of being the same browser, without saying who sits before it. */
export function createDeviceGrants(repository: DevicesRepository, clock: Clock): DeviceGrants {
  const issue = (deviceId: string) => issueDeviceGrant(deviceId, clock.realNow());
  const findByToken = (token: string): Promise<Device | undefined> =>
    repository.find(token.split(".", 1)[0] ?? "");
  const add = async (
    id: string,
    device: Pick<Device, "platform" | "attributes" | "olderGrantDigest">,
  ): Promise<DeviceGrant> => {
    const { wire, digests } = issue(id);
    await repository.add({ id, ...device, createdAt: clock.realNow(), ...digests });
    return wire;
  };

  return {
    create: (platform, attributes) => add(randomId("dev"), { platform, attributes, olderGrantDigest: null }),
    refresh: async (refreshGrant, attributes) => {
      const device = await findByToken(refreshGrant);
      const digest = digestOf(refreshGrant);
      const isGood =
        device !== undefined &&
        isSameDigest(device.refreshGrantDigest, digest) &&
        isFuture(device.refreshGrantExpiresAt, clock);
      if (!isGood) return undefined;
      const { wire, digests } = issue(device.id);
      const isFirst = await repository.replaceGrants(device.id, digest, { attributes, ...digests });
      return isFirst ? wire : undefined;
    },
    migrate: async (olderGrant, attributes) => {
      const digest = digestOf(olderGrant);
      const device = await repository.findByOlderGrant(digest);
      if (device === undefined) return undefined;
      const { wire, digests } = issue(device.id);
      const isFirst = await repository.replaceOlderGrant(device.id, digest, { attributes, ...digests });
      return isFirst ? wire : undefined;
    },
    importOlder: async (platform, attributes) => {
      const [deviceId, grant] = [randomId("dev"), randomSecret()];
      // Its grants of today are told to nobody: the device gets new ones by its older grant.
      await add(deviceId, { platform, attributes, olderGrantDigest: digestOf(grant) });
      return { deviceId, grant };
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

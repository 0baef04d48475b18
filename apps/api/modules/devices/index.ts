import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createDescribeDevice } from "./describe-device.ts";
import { createDeviceChallenges } from "./device-challenges.ts";
import { createDeviceChallengesRepository } from "./device-challenges-repository.ts";
import { createDeviceGrants, type DeviceGrants } from "./device-grants.ts";
import { createDevicesRepository } from "./devices-repository.ts";
import { createDeviceVolumes, type DeviceVolumes } from "./device-volumes.ts";
import { createDeviceHandlers, type DeviceHandlers } from "./routes.ts";

/** The browsers and players that people use, each known by its grant. */
export interface Devices extends Module {
  handlers: DeviceHandlers;
  grants: Pick<DeviceGrants, "read" | "importOlder">;
  volumes: DeviceVolumes;
  /** A device in words, such as its browser. */
  describe(deviceId: string): Promise<string>;
}

export function createDevices({ clock, database, limits }: Platform): Devices {
  const devices = createDevicesRepository(database);
  const grants = createDeviceGrants(devices, clock);
  const repository = createDeviceChallengesRepository(database);
  const challenges = createDeviceChallenges({ repository, devices, clock });
  return {
    handlers: createDeviceHandlers({ grants, challenges, limits }),
    grants,
    volumes: createDeviceVolumes(devices),
    describe: createDescribeDevice(devices),
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}

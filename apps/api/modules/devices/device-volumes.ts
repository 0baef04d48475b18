import type { SpeakerVolume } from "@skywave/contract";
import type { DevicesRepository } from "./devices-repository.ts";

/** Of a device that nobody has turned up or down. */
const AS_MADE: SpeakerVolume = { volumeInPercent: 80, isMuted: false };

export interface DeviceVolumes {
  /** How loud devices are to be, by their ids. */
  find(deviceIds: readonly string[]): Promise<(deviceId: string) => SpeakerVolume>;
  set(deviceId: string, volume: SpeakerVolume): Promise<void>;
}

/** How loud each device is: a thing of the device, and so the same for whoever looks. */
export function createDeviceVolumes(
  devices: Pick<DevicesRepository, "listVolumes" | "setVolume">,
): DeviceVolumes {
  return {
    find: async (deviceIds) => {
      const found = await devices.listVolumes(deviceIds);
      return (deviceId) => found.find(({ id }) => id === deviceId)?.volume ?? AS_MADE;
    },
    set: (deviceId, volume) => devices.setVolume(deviceId, volume),
  };
}

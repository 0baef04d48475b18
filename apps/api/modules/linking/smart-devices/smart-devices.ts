import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf } from "#platform/security/secrets.ts";
import { decideLink } from "../user-codes/decide-answer.ts";
import type { UserCodesRepository } from "../user-codes/user-codes-repository.ts";
import type { LinkedDevice, SmartDevicesRepository } from "./smart-devices-repository.ts";

const MAX_DEVICES_PER_PERSON = 10;

export interface SmartDevices {
  /** Links a device by the code with which it was let in. Whom it played for before, it plays for no longer. */
  link(input: {
    deviceCode: string;
    deviceId: string;
    deviceName: string | undefined;
  }): Promise<Outcome<LinkedDevice>>;
  list(identityId: string): Promise<LinkedDevice[]>;
  /** False when the person has no such device. Its sessions end with the link. */
  unlink(identityId: string, id: string): Promise<boolean>;
  findByDevice(deviceId: string): Promise<LinkedDevice | undefined>;
}

/** Devices that play for a person who let them in, until the person lets them go. */
export function createSmartDevices(dependencies: {
  database: Database;
  repository: SmartDevicesRepository;
  codes: UserCodesRepository;
  clock: Clock;
  endSessionsOnDevice: (identityId: string, deviceId: string) => Promise<void>;
}): SmartDevices {
  const { database, repository, codes, clock, endSessionsOnDevice } = dependencies;
  return {
    link: (input) =>
      database.inTransaction(async () => {
        const { deviceId } = input;
        const now = clock.realNow();
        const code = await codes.findByDeviceCodeForUpdate(digestOf(input.deviceCode));
        const identityId = code === undefined ? undefined : decideLink(code, deviceId, now);
        if (code === undefined || identityId === undefined) return refuse("INVALID_ACTIVATION_CODE");
        await repository.lockPerson(identityId);
        const others = (await repository.list(identityId)).filter((device) => device.deviceId !== deviceId);
        if (others.length >= MAX_DEVICES_PER_PERSON) {
          return refuse("DEVICE_LIMIT_REACHED", { details: { limit: MAX_DEVICES_PER_PERSON } });
        }
        const before = await repository.findByDevice(deviceId);
        if (before !== undefined && before.identityId !== identityId) {
          await endSessionsOnDevice(before.identityId, deviceId);
        }
        const device: LinkedDevice = {
          id: randomId("smt"),
          identityId,
          deviceId,
          deviceName: input.deviceName ?? code.deviceName,
          kind: code.flow,
          linkedAt: now,
        };
        await repository.put(device);
        await codes.change(code.codeDigest, { linkedAt: now });
        return done(device);
      }),

    list: (identityId) => repository.list(identityId),

    unlink: (identityId, id) =>
      database.inTransaction(async () => {
        const device = await repository.remove(identityId, id);
        if (device === undefined) return false;
        await endSessionsOnDevice(identityId, device.deviceId);
        return true;
      }),

    findByDevice: (deviceId) => repository.findByDevice(deviceId),
  };
}

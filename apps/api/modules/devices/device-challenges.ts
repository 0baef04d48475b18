import { createHmac } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { digestOf, isSameDigest, randomSecret } from "#platform/security/secrets.ts";
import type { DeviceChallengesRepository } from "./device-challenges-repository.ts";
import type { DevicesRepository } from "./devices-repository.ts";

const LIFETIME_IN_MINUTES = 2;

export interface DeviceChallenges {
  /** The same for a device that nobody knows. */
  create(deviceId: string): Promise<{ nonce: string; expiresAt: Temporal.Instant }>;
  /** Whether the device signed the nonce with its grant. Any answer spends the nonce. */
  verify(answer: { deviceId: string; nonce: string; signature: string }): Promise<boolean>;
}

/** Lets a device prove that it holds its grant, without sending the grant. */
export function createDeviceChallenges(dependencies: {
  repository: DeviceChallengesRepository;
  devices: DevicesRepository;
  clock: Clock;
}): DeviceChallenges {
  const { repository, devices, clock } = dependencies;
  return {
    create: async (deviceId) => {
      const nonce = randomSecret();
      const expiresAt = clock.realNow().add({ minutes: LIFETIME_IN_MINUTES });
      await repository.add({ digest: digestOf(nonce), deviceId, expiresAt, usedAt: null });
      return { nonce, expiresAt };
    },
    verify: async ({ deviceId, nonce, signature }) => {
      const now = clock.realNow();
      if (!(await repository.spend(digestOf(nonce), deviceId, now))) return false;
      const device = await devices.find(deviceId);
      if (device === undefined || Temporal.Instant.compare(device.grantExpiresAt, now) <= 0) return false;
      return isSameDigest(signature, signatureOf(nonce, device.grantDigest));
    },
  };
}

/** What a device that holds the grant makes of a nonce. The key is the grant's SHA-256, which is all we keep of it. */
function signatureOf(nonce: string, grantDigest: string): string {
  return createHmac("sha256", Buffer.from(grantDigest, "base64url")).update(nonce).digest("base64url");
}

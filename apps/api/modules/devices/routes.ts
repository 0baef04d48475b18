import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { DeviceChallenges } from "./device-challenges.ts";
import type { DeviceGrants } from "./device-grants.ts";

export type DeviceHandlers = Pick<
  DomainHandlers<"user">,
  | "devices"
  | "refreshDeviceGrant"
  | "migrateDeviceGrant"
  | "createAuthenticationChallenge"
  | "verifyAuthenticationChallenge"
>;

/** The calls of device grants. */
export function createDeviceHandlers(dependencies: {
  grants: DeviceGrants;
  challenges: DeviceChallenges;
  limits: RateLimits;
}): DeviceHandlers {
  const { grants, challenges, limits } = dependencies;
  return {
    devices: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("devicesByAddress", ipAddress);
      return limited ?? done(await grants.create(body.devicePlatform, body.deviceAttributes));
    },

    refreshDeviceGrant: async ({ body }) => {
      const grant = await grants.refresh(body.refreshGrant, body.deviceAttributes);
      return grant === undefined ? refuse("UNAUTHORIZED") : done(grant);
    },

    migrateDeviceGrant: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("deviceGrantsByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const grant = await grants.migrate(body.grant, body.deviceAttributes);
      return grant === undefined ? refuse("UNAUTHORIZED") : done(grant);
    },

    createAuthenticationChallenge: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("challengesByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const { nonce, expiresAt } = await challenges.create(body.deviceId);
      return done({ nonce, expiresAt: expiresAt.toString() });
    },

    verifyAuthenticationChallenge: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("challengesByAddress", ipAddress);
      if (limited !== undefined) return limited;
      return (await challenges.verify(body)) ? done(undefined) : refuse("UNAUTHORIZED");
    },
  };
}

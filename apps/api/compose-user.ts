import { composeAuthentication } from "./compose-authentication.ts";
import {
  createDeviceGrants,
  createDeviceHandlers,
  createDevicesRepository,
} from "./modules/devices/index.ts";
import type { IdentitiesRepository } from "./modules/identities/index.ts";
import { createSessionHandlers, createSessions, createSessionsRepository } from "./modules/sessions/index.ts";
import type { TokenReader } from "./platform/http/caller.ts";
import type { DomainHandlers } from "./platform/http/handlers.ts";
import type { Platform } from "./platform/platform.ts";

/** Wires the `user` domain: devices, sessions, and who people are. */
export function composeUser(platform: Platform, identities: IdentitiesRepository) {
  const { clock, database, secrets, limits } = platform;
  const deviceGrants = createDeviceGrants(createDevicesRepository(database), clock);
  const sessionsRepository = createSessionsRepository(database);
  const sessions = createSessions({ repository: sessionsRepository, clock, secrets });
  const authentication = composeAuthentication(platform, {
    identities,
    sessions,
    isKnownDevice: (identityId, deviceId) => sessionsRepository.isKnownDevice(identityId, deviceId),
  });
  const handlers: DomainHandlers<"user"> = {
    ...createDeviceHandlers(deviceGrants, limits),
    ...createSessionHandlers({
      sessions,
      limits,
      redeemIdentityGrant: (grant) => authentication.grants.redeem(grant, "session"),
    }),
    ...authentication.handlers,
  };
  return {
    handlers,
    tokens: {
      readAccessToken: (token) => sessions.readAccessToken(token),
      readDeviceGrant: (token) => deviceGrants.read(token),
    } satisfies TokenReader,
    removeExpired: async () => {
      await sessionsRepository.removeExpired(clock.realNow());
      await authentication.removeExpired();
    },
  };
}

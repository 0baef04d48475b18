import { composePeople } from "./compose-people.ts";
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
  const devices = createDevicesRepository(database);
  const deviceGrants = createDeviceGrants(devices, clock);
  const sessionsRepository = createSessionsRepository(database);
  const sessions = createSessions({ repository: sessionsRepository, clock, secrets });
  const people = composePeople(platform, {
    identities,
    sessions,
    isKnownDevice: (identityId, deviceId) => sessionsRepository.isKnownDevice(identityId, deviceId),
    isLiveSession: async (sessionId) => (await sessionsRepository.find(sessionId))?.revokedAt === null,
    describeDevice: async (deviceId) => {
      const { browser, browserVersion } = (await devices.find(deviceId))?.attributes.browser ?? {};
      return [browser ?? "unknown", browserVersion].join(" ").trim();
    },
    wipes: [],
  });
  const handlers: DomainHandlers<"user"> = {
    ...createDeviceHandlers(deviceGrants, limits),
    ...createSessionHandlers({
      sessions,
      limits,
      redeemIdentityGrant: (grant) => people.grants.redeem(grant, "session"),
    }),
    ...people.handlers,
  };
  return {
    handlers,
    recordsOfSale: people.recordsOfSale,
    tokens: {
      readAccessToken: (token) => sessions.readAccessToken(token),
      readDeviceGrant: (token) => deviceGrants.read(token),
    } satisfies TokenReader,
    removeExpired: async () => {
      await sessionsRepository.removeExpired(clock.realNow());
      await people.removeExpired();
    },
  };
}

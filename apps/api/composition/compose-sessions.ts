import {
  createDescribeDevice,
  createDeviceChallenges,
  createDeviceChallengesRepository,
  createDeviceGrants,
  createDeviceHandlers,
  createDevicesRepository,
} from "#modules/devices/index.ts";
import {
  createCasting,
  createCastingUsesRepository,
  createDeviceSessionsRepository,
  createIssueLegacySignIn,
  createLegacySignInsRepository,
  createMigrateSession,
  createSessionHandlers,
  createSessionListHandlers,
  createSessions,
  createSessionsRepository,
  createSessionStartHandlers,
  createSignInToLegacyAccount,
  createStartDeviceSession,
  createThirdParties,
  createThirdPartyCodesRepository,
  createThirdPartyHandlers,
  type FindIdentityState,
  type FindLegacyAccount,
  type FindLinkedDevice,
  type RedeemIdentityGrant,
} from "#modules/sessions/index.ts";
import type { TokenReader } from "#platform/http/caller.ts";
import type { Platform } from "#platform/platform.ts";
import { createJsonWebTokens } from "#platform/security/json-web-token.ts";

/** Wires devices and sessions, which all else stands on. */
export function composeDevicesAndSessions(platform: Platform) {
  const { clock, database, secrets } = platform;
  const devices = createDevicesRepository(database);
  const deviceGrants = createDeviceGrants(devices, clock);
  const sessionsRepository = createSessionsRepository(database);
  const sessions = createSessions({ repository: sessionsRepository, clock, secrets });
  return {
    devices,
    deviceGrants,
    describeDevice: createDescribeDevice(devices),
    sessions,
    sessionsRepository,
    deviceSessions: createDeviceSessionsRepository(database),
    tokens: {
      readAccessToken: (token) => sessions.readAccessToken(token),
      readDeviceGrant: (token) => deviceGrants.read(token),
    } satisfies TokenReader,
  };
}

/** Wires the calls of devices and sessions. */
export function composeSessions(
  platform: Platform,
  providers: {
    base: ReturnType<typeof composeDevicesAndSessions>;
    redeemIdentityGrant: RedeemIdentityGrant;
    findIdentityState: FindIdentityState;
    voidGrants: (identityId: string) => Promise<void>;
    findLegacyAccount: FindLegacyAccount;
    findLinkedDevice: FindLinkedDevice;
  },
) {
  const { clock, database, secrets, limits, config } = platform;
  const { base, redeemIdentityGrant, findLegacyAccount, findLinkedDevice } = providers;
  const { devices, deviceGrants, describeDevice, sessions, sessionsRepository } = base;
  const challenges = createDeviceChallengesRepository(database);
  const uses = createCastingUsesRepository(database);
  const codes = createThirdPartyCodesRepository(database);
  const signIns = createLegacySignInsRepository(database);
  const tokens = createJsonWebTokens(secrets, clock);
  const casting = createCasting({ database, uses, sessions, tokens, clock });
  const clients = config.thirdPartyClients;
  return {
    handlers: {
      ...createDeviceHandlers({
        grants: deviceGrants,
        challenges: createDeviceChallenges({ repository: challenges, devices, clock }),
        limits,
      }),
      ...createSessionHandlers({ ...providers, sessions, limits, database }),
      ...createSessionListHandlers({ sessions, describeDevice }),
      ...createSessionStartHandlers({
        signInToLegacyAccount: createSignInToLegacyAccount({
          sessions,
          redeemIdentityGrant,
          findLegacyAccount,
        }),
        migrateSession: createMigrateSession({ signIns, sessions, clock }),
        startDeviceSession: createStartDeviceSession({
          sessions,
          casting,
          readDeviceGrant: (grant) => deviceGrants.read(grant),
          findLinkedDevice,
        }),
        casting,
        limits,
      }),
      ...createThirdPartyHandlers(createThirdParties({ database, codes, sessions, clock, clients }), limits),
    },
    issueLegacySignIn: createIssueLegacySignIn(signIns),
    wipe: (identityId: string) => signIns.removeAllOf(identityId),
    removeExpired: async () => {
      const now = clock.realNow();
      await sessionsRepository.removeExpired(now);
      await challenges.removeExpired(now);
      await uses.removeExpired(now.subtract({ hours: 24 }));
      await codes.removeExpired(now.subtract({ hours: 24 }));
    },
  };
}

import type { Devices } from "#modules/devices/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Linking } from "#modules/linking/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createJsonWebTokens } from "#platform/security/json-web-token.ts";
import { createCasting } from "./casting/casting.ts";
import { createCastingUsesRepository } from "./casting/casting-uses-repository.ts";
import {
  createDeviceSessionsRepository,
  type DeviceSessionsRepository,
} from "./device-sessions-repository.ts";
import { createSessionListHandlers } from "./list/routes.ts";
import { createLiveSessions, type LiveSessions } from "./live-sessions.ts";
import { createSessionHandlers, type SessionHandlers } from "./routes.ts";
import { createSessionsRepository } from "./sessions-repository.ts";
import { createLegacySignInsRepository } from "./starts/legacy-sign-ins-repository.ts";
import { createIssueLegacySignIn, createMigrateSession } from "./starts/migrate-session.ts";
import { createSessionStartHandlers, type StartHandlers } from "./starts/routes.ts";
import { createSignInToLegacyAccount } from "./starts/sign-in-to-legacy-account.ts";
import { createStartDeviceSession } from "./starts/start-device-session.ts";
import { createThirdPartyHandlers } from "./third-party/routes.ts";
import { createThirdParties } from "./third-party/third-parties.ts";
import { createThirdPartyCodesRepository } from "./third-party/third-party-codes-repository.ts";

/** Who is here, on which device, and for how long. */
export interface Sessions extends LiveSessions, DeviceSessionsRepository, Module {
  handlers: SessionHandlers &
    StartHandlers &
    Pick<DomainHandlers<"user">, "listSessions" | "endSession" | "oauthThirdParty" | "redeemAuthCode">;
  /** What the legacy system hands a person who is signed in there, so that they are signed in here. */
  issueLegacySignIn(identityId: string): Promise<string>;
  endLegacySignInsOf(identityId: string): Promise<void>;
}

export interface SessionNeeds {
  devices: Pick<Devices, "describe" | "grants">;
  /** Made after sessions; asked only while a call is answered. */
  legacyAccounts: () => Pick<LegacyAccounts, "find">;
  identities: () => Pick<Identities, "find" | "grants" | "voidGrants">;
  linking: () => Pick<Linking, "findLinkedDevice">;
  joinedAccounts: () => Pick<JoinedAccounts, "isJoined">;
}

export function createSessions(platform: Platform, needs: SessionNeeds): Sessions {
  const { clock, database, limits } = platform;
  const { devices, identities } = needs;
  const repository = createSessionsRepository(database);
  const sessions = createLiveSessions({ repository, clock, secrets: platform.secrets });
  const starts = createStarts(platform, { ...needs, sessions });
  const codes = createThirdPartyCodesRepository(database);
  const clients = platform.config.thirdPartyClients;
  return {
    ...sessions,
    ...createDeviceSessionsRepository(database),
    handlers: {
      ...createSessionHandlers({
        sessions,
        limits,
        database,
        redeemIdentityGrant: (grant) => identities().grants.redeem(grant, "session"),
        isJoined: async (grant) => {
          const proven = await identities().grants.find(grant, "session");
          return proven !== undefined && needs.joinedAccounts().isJoined(proven.identityId);
        },
        findIdentityState: async (grant) => {
          const proven = await identities().grants.find(grant, "session");
          return proven && (await identities().find(proven.identityId))?.state;
        },
        voidGrants: (identityId) => identities().voidGrants(identityId),
      }),
      ...createSessionListHandlers({ sessions, describeDevice: devices.describe }),
      ...starts.handlers,
      ...createThirdPartyHandlers(createThirdParties({ database, codes, sessions, clock, clients }), limits),
    },
    issueLegacySignIn: starts.issueLegacySignIn,
    endLegacySignInsOf: starts.wipe,
    wipe: starts.wipe,
    removeExpired: async () => {
      const now = clock.realNow();
      await repository.removeExpired(now);
      await starts.removeExpired();
      await codes.removeExpired(now.subtract({ hours: 24 }));
    },
  };
}

/** Sessions that start in other ways than by signing in. */
function createStarts(
  { clock, database, limits, secrets }: Platform,
  {
    devices,
    identities,
    joinedAccounts,
    legacyAccounts,
    linking,
    sessions,
  }: SessionNeeds & { sessions: LiveSessions },
) {
  const signIns = createLegacySignInsRepository(database);
  const uses = createCastingUsesRepository(database);
  const tokens = createJsonWebTokens(secrets, clock);
  const casting = createCasting({ database, uses, sessions, tokens, clock });
  const ofLegacy = {
    sessions,
    findLegacyAccount: (identityId: string) => legacyAccounts().find(identityId),
    isJoined: (identityId: string) => joinedAccounts().isJoined(identityId),
  };
  return {
    handlers: createSessionStartHandlers({
      signInToLegacyAccount: createSignInToLegacyAccount({
        ...ofLegacy,
        redeemIdentityGrant: (grant) => identities().grants.redeem(grant, "session"),
      }),
      migrateSession: createMigrateSession({
        ...ofLegacy,
        signIns,
        clock,
        findIdentityState: async (identityId) => (await identities().find(identityId))?.state,
      }),
      startDeviceSession: createStartDeviceSession({
        sessions,
        casting,
        readDeviceGrant: (grant) => devices.grants.read(grant),
        findLinkedDevice: (deviceId) => linking().findLinkedDevice(deviceId),
      }),
      casting,
      limits,
    }),
    issueLegacySignIn: createIssueLegacySignIn(signIns),
    wipe: (identityId: string) => signIns.removeAllOf(identityId),
    removeExpired: () => uses.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}

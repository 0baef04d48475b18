import {
  createAuthenticatePassword,
  createAuthenticationHandlers,
  createOneTimeCodes,
  createOneTimeCodesRepository,
  createSendOneTimeCode,
} from "./modules/authentication/index.ts";
import {
  createCreateIdentity,
  createDisallowedWords,
  createIdentityGrants,
  createIdentityHandlers,
  type IdentitiesRepository,
} from "./modules/identities/index.ts";
import type { Sessions } from "./modules/sessions/index.ts";
import type { Platform } from "./platform/platform.ts";

/** Wires who people are and how they prove it. */
export function composeAuthentication(
  platform: Platform,
  providers: {
    identities: IdentitiesRepository;
    sessions: Sessions;
    isKnownDevice: (identityId: string, deviceId: string) => Promise<boolean>;
  },
) {
  const { clock, database, secrets, limits, hashes, config, jobs } = platform;
  const { identities, isKnownDevice } = providers;
  const grants = createIdentityGrants(identities, clock);
  const codesRepository = createOneTimeCodesRepository(database);
  const codes = createOneTimeCodes({ repository: codesRepository, clock, secrets });
  const sendOneTimeCode = createSendOneTimeCode({
    codes,
    limits,
    findContact: (id) => identities.find(id),
    sendMessage: (message) => jobs.send("send-message", message),
  });
  const createIdentity = createCreateIdentity({
    repository: identities,
    grants,
    hashes,
    clock,
    disallowedWords: createDisallowedWords(config.brandName),
    tellOwner: async ({ id, language }, { deviceId, ipAddress }) => {
      const template = "already-registered";
      await sendOneTimeCode({ identityId: id, channel: "EMAIL", language, deviceId, ipAddress, template });
    },
  });
  const authenticatePassword = createAuthenticatePassword({
    identities,
    grants,
    hashes,
    limits,
    isKnownDevice,
  });
  return {
    grants,
    handlers: {
      ...createIdentityHandlers({ repository: identities, createIdentity, limits, secrets }),
      ...createAuthenticationHandlers({
        authenticatePassword,
        sendOneTimeCode,
        codes,
        identities,
        grants,
        limits,
      }),
    },
    removeExpired: async () => {
      const now = clock.realNow();
      await identities.removeExpiredGrants(now);
      await codesRepository.removeExpired(now.subtract({ hours: 24 }));
    },
  };
}

import type { Settings } from "@skywave/contract";
import {
  createAuthenticatePassword,
  createAuthenticationHandlers,
  createOneTimeCodes,
  createOneTimeCodesRepository,
  createSendOneTimeCode,
} from "./modules/authentication/index.ts";
import { createConfigurationHandlers } from "./modules/configuration/index.ts";
import {
  createDeviceGrants,
  createDeviceHandlers,
  createDevicesRepository,
} from "./modules/devices/index.ts";
import {
  createCreateIdentity,
  createDisallowedWords,
  createIdentitiesRepository,
  createIdentityGrants,
  createIdentityHandlers,
} from "./modules/identities/index.ts";
import { createFindNewOffers, createOfferHandlers, createOffersRepository } from "./modules/offers/index.ts";
import { createSessionHandlers, createSessions, createSessionsRepository } from "./modules/sessions/index.ts";
import type { TokenReader } from "./platform/http/caller.ts";
import type { AllHandlers, DomainHandlers } from "./platform/http/handlers.ts";
import type { Platform } from "./platform/platform.ts";
import type { CardProcessor } from "./providers/card-processor/card-processor.ts";
import { composeBilling } from "./compose-billing.ts";

/** The modules, wired together. */
export interface Modules {
  handlers: AllHandlers;
  tokens: TokenReader;
  billing: ReturnType<typeof composeBilling>;
  identities: ReturnType<typeof createIdentitiesRepository>;
  offers: ReturnType<typeof createOffersRepository>;
  removeExpired: () => Promise<void>;
}

/** Wires the modules. Each gets what it needs by name; none reaches for another on its own. */
export function composeModules(
  platform: Platform,
  providers: { cardProcessor: CardProcessor },
  settings: Settings,
): Modules {
  const { clock, database, limits, switches, idempotency } = platform;
  const identities = createIdentitiesRepository(database);
  const offers = createOffersRepository(database);
  const user = composeUser(platform, identities);
  const billing = composeBilling(platform, { ...providers, identities, offers });
  const findNewOffers = createFindNewOffers(offers, clock);
  return {
    handlers: {
      ...createConfigurationHandlers({ settings, switches, clock }),
      user: user.handlers,
      eligibility: createOfferHandlers({ repository: offers, findNewOffers, limits }),
      ...billing.handlers,
    },
    tokens: user.tokens,
    billing,
    identities,
    offers,
    removeExpired: async () => {
      await user.removeExpired();
      await limits.removeExpired();
      await idempotency.removeExpired();
    },
  };
}

function composeUser(platform: Platform, identities: ReturnType<typeof createIdentitiesRepository>) {
  const { clock, database, secrets, limits, hashes, config, jobs } = platform;
  const deviceGrants = createDeviceGrants(createDevicesRepository(database), clock);
  const sessionsRepository = createSessionsRepository(database);
  const sessions = createSessions({ repository: sessionsRepository, clock, secrets });
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
    isKnownDevice: (identityId, deviceId) => sessionsRepository.isKnownDevice(identityId, deviceId),
  });
  const handlers: DomainHandlers<"user"> = {
    ...createDeviceHandlers(deviceGrants, limits),
    ...createSessionHandlers({
      sessions,
      limits,
      redeemIdentityGrant: (grant) => grants.redeem(grant, "session"),
    }),
    ...createIdentityHandlers({ repository: identities, createIdentity, limits, secrets }),
    ...createAuthenticationHandlers({
      authenticatePassword,
      sendOneTimeCode,
      codes,
      identities,
      grants,
      limits,
    }),
  };
  return {
    handlers,
    tokens: {
      readAccessToken: (token) => sessions.readAccessToken(token),
      readDeviceGrant: (token) => deviceGrants.read(token),
    } satisfies TokenReader,
    removeExpired: async () => {
      const now = clock.realNow();
      await sessionsRepository.removeExpired(now);
      await identities.removeExpiredGrants(now);
      await codesRepository.removeExpired(now.subtract({ hours: 24 }));
    },
  };
}

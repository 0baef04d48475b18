import { composeAuthentication } from "./compose-authentication.ts";
import { composeIdentities } from "./compose-identities.ts";
import { composeProofs } from "./compose-proofs.ts";
import { createMagicLinksRepository } from "#modules/authentication/index.ts";
import { createPaymentsRepository, createProfilesRepository } from "#modules/billing/index.ts";
import { createGiftsRepository } from "#modules/gifts/index.ts";
import { createTellOwnerOfChange, type IdentitiesRepository } from "#modules/identities/index.ts";
import { createRecordOfSaleHandlers, createRecordsOfSaleRepository } from "#modules/records-of-sale/index.ts";
import { createQuotesRepository } from "#modules/orders/index.ts";
import type { DeviceSessionsRepository, Sessions } from "#modules/sessions/index.ts";
import { createEndSubscriptions, createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires who people are and how they prove it. */
export function composePeople(
  platform: Platform,
  providers: {
    identities: IdentitiesRepository;
    sessions: Sessions;
    deviceSessions: DeviceSessionsRepository;
    isLiveSession: (sessionId: string) => Promise<boolean>;
    /** A device in words, such as its browser. */
    describeDevice: (deviceId: string) => Promise<string>;
    /** Lets no device in that somebody approved, and that has not come in yet. */
    voidApprovals: (identityId: string) => Promise<void>;
    /** What other modules remove when a person deletes their account, in that transaction. */
    wipes: readonly ((identityId: string) => Promise<void>)[];
    /** What other modules keep against the address of a person, or have sent to it. */
    forgetAddress: (identityId: string) => Promise<void>;
  },
) {
  const { clock, database, limits, jobs } = platform;
  const { identities, sessions, wipes } = providers;
  const links = createMagicLinksRepository(database);
  const proofs = composeProofs(platform, {
    ...providers,
    forgetAddress: async (identityId) => {
      await links.removeAllOf(identityId);
      await providers.forgetAddress(identityId);
    },
  });
  const voidGrants = async (identityId: string) => {
    // First the approvals, since a device that was let in makes a grant of its own.
    await providers.voidApprovals(identityId);
    await proofs.grants.voidAllOf(identityId);
  };
  const tellOwnerOfChange = createTellOwnerOfChange((message) => jobs.send("send-message", message));
  const authentication = composeAuthentication(platform, { ...providers, proofs, links, tellOwnerOfChange });
  const profiles = createProfilesRepository(database);
  const gifts = createGiftsRepository(database);
  const people = composeIdentities(platform, {
    identities,
    proofs,
    sessions,
    subscriptions: createEndSubscriptions(createSubscriptionsRepository(database), clock),
    gifts,
    quotes: createQuotesRepository(database),
    payments: createPaymentsRepository(database),
    findNames: async (identityId) => {
      const profile = await profiles.findDefault(identityId);
      return profile === undefined ? [] : [profile.firstName, profile.lastName];
    },
    tellOwnerOfChange,
    voidGrants,
    wipes: [...wipes, authentication.wipe, (identityId) => gifts.forgetRecipients({ identityId })],
  });
  return {
    grants: proofs.grants,
    voidGrants,
    proofs,
    stepUps: proofs.stepUps,
    handlers: {
      ...people.handlers,
      ...authentication.handlers,
      ...createRecordOfSaleHandlers(createRecordsOfSaleRepository(database), limits),
    },
    removeExpired: async () => {
      await proofs.removeExpired();
      await authentication.removeExpired();
    },
  };
}

import { composeLinking } from "./compose-linking.ts";
import { composePeople } from "./compose-people.ts";
import { composeDevicesAndSessions, composeSessions } from "./compose-sessions.ts";
import {
  createAccountHandlers,
  createAccounts,
  createAccountsRepository,
  createListeningProfileHandlers,
  createListeningProfilesRepository,
} from "#modules/accounts/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import { createNicknamesRepository } from "#modules/subscriptions/index.ts";
import { createGiveRandomCredentials, type IdentitiesRepository } from "#modules/identities/index.ts";
import {
  createLegacyAccountHandlers,
  createLegacyAccountsRepository,
  type LegacyAccountRow,
} from "#modules/legacy-accounts/index.ts";
import type { OutreachRepository } from "#modules/outreach/index.ts";
import type { Students } from "#modules/student/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { VoiceGateway } from "#providers/voice-assistants/voice-gateway.ts";
import type { Platform } from "#platform/platform.ts";

interface UserParts {
  identities: IdentitiesRepository;
  consents: Consents;
  students: Pick<Students, "wipe">;
  outreach: Pick<OutreachRepository, "remove">;
  visitors: { wipe: (identityId: string) => Promise<void> };
  purchaseDrafts: { wipe: (identityId: string) => Promise<void> };
  voice: VoiceGateway;
  /** Ends what is kept against the address of a person, or was sent to it. */
  forgetAddress: (identityId: string) => Promise<void>;
}

/** Wires the `user` domain: devices, sessions, who people are, and what belongs to them. */
export function composeUser(
  platform: Platform,
  { identities, consents, students, outreach, visitors, purchaseDrafts, voice, forgetAddress }: UserParts,
) {
  const { clock, database, secrets, hashes } = platform;
  const base = composeDevicesAndSessions(platform);
  const { deviceSessions } = base;
  const profiles = createListeningProfilesRepository(database);
  const legacyAccounts = createLegacyAccountsRepository(database);
  const nicknames = createNicknamesRepository(database);
  const linking = composeLinking(platform, { base, identities, grants: () => people.grants, voice });
  const sessions = composeSessions(platform, {
    base,
    redeemIdentityGrant: (grant) => people.grants.redeem(grant, "session"),
    voidGrants: (identityId) => people.voidGrants(identityId),
    findIdentityState: async (grant) => {
      const proven = await people.grants.find(grant, "session");
      return proven && (await identities.find(proven.identityId))?.state;
    },
    findLegacyAccount: (identityId) => legacyAccounts.find(identityId),
    findLinkedDevice: linking.findLinkedDevice,
  });
  const people = composePeople(platform, {
    identities,
    sessions: base.sessions,
    deviceSessions,
    isLiveSession: async (sessionId) => (await base.sessions.findLive(sessionId)) !== undefined,
    describeDevice: base.describeDevice,
    voidApprovals: linking.voidApprovals,
    forgetAddress,
    wipes: [
      linking.wipe,
      sessions.wipe,
      (identityId) => profiles.remove(identityId),
      (identityId) => legacyAccounts.remove(identityId),
      students.wipe,
      outreach.remove,
      visitors.wipe,
      purchaseDrafts.wipe,
      (identityId) => nicknames.forgetAllOf(identityId),
    ],
  });
  const accountsRepository = createAccountsRepository(database);
  const accounts = createAccounts({ database, repository: accountsRepository, consents, clock });
  const handlers: DomainHandlers<"user"> = {
    ...sessions.handlers,
    ...linking.handlers,
    ...createAccountHandlers(accounts),
    ...createLegacyAccountHandlers(legacyAccounts),
    ...createListeningProfileHandlers({
      repository: profiles,
      clock,
      secrets,
      findHandle: (identityId) => identities.find(identityId),
    }),
    ...people.handlers,
  };
  return {
    handlers,
    base,
    proofs: people.proofs,
    tokens: base.tokens,
    findAccountNumber: async (identityId: string) => (await accounts.show(identityId)).accountNumber,
    invite: linking.invite,
    claim: linking.claim,
    importLegacyAccount: async (account: LegacyAccountRow) => {
      await legacyAccounts.put(account);
      await identities.setState(account.identityId, "ACCOUNT");
    },
    giveRandomCredentials: createGiveRandomCredentials({ repository: identities, hashes }),
    issueLegacySignIn: sessions.issueLegacySignIn,
    removeExpired: async () => {
      await sessions.removeExpired();
      await linking.removeExpired();
      await people.removeExpired();
    },
  };
}

import type { composeProofs } from "./compose-proofs.ts";
import type { PaymentsRepository } from "#modules/billing/index.ts";
import type { GiftsRepository } from "#modules/gifts/index.ts";
import {
  contactsOf,
  createCreateIdentity,
  createCredentialHandlers,
  createDeletionHandlers,
  createDisallowedWords,
  createIdentityHandlers,
  createJudgePassword,
  createProvedIdentity,
  type IdentitiesRepository,
  type JudgePassword,
  type NewContact,
  type TellOwnerOfChange,
} from "#modules/identities/index.ts";
import type { QuotesRepository } from "#modules/orders/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import type { createEndSubscriptions } from "#modules/subscriptions/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { Platform } from "#platform/platform.ts";
import { randomId } from "#platform/security/random-id.ts";

export interface IdentityProviders {
  identities: IdentitiesRepository;
  proofs: ReturnType<typeof composeProofs>;
  sessions: Sessions;
  subscriptions: ReturnType<typeof createEndSubscriptions>;
  gifts: Pick<GiftsRepository, "listScheduled">;
  quotes: QuotesRepository;
  payments: Pick<PaymentsRepository, "isCharging">;
  findNames: (identityId: string) => Promise<readonly string[]>;
  tellOwnerOfChange: TellOwnerOfChange;
  voidGrants: (identityId: string) => Promise<void>;
  wipes: readonly ((identityId: string) => Promise<void>)[];
}

/** Wires the calls about who people are: sign-up, their contacts and passwords, and the end of an account. */
export function composeIdentities(platform: Platform, providers: IdentityProviders) {
  const { clock, secrets, limits, hashes, config, database, jobs } = platform;
  const { identities: repository, proofs, tellOwnerOfChange } = providers;
  const { addresses, grants, sendOneTimeCode, canText } = proofs;
  const judgePassword = createJudgePassword(createDisallowedWords(config.brandName));
  const hasPasskey = async (identityId: string) => (await proofs.passkeys.count(identityId)) > 0;
  const createIdentity = createCreateIdentity({
    repository,
    grants,
    hashes,
    clock,
    database,
    addresses,
    judgePassword,
    welcome: ({ email, language }, isAddressProved) =>
      jobs.send("send-message", {
        id: randomId("wel"),
        to: email,
        channel: "mail",
        locale: language,
        content: { template: "welcome", isAddressProved },
      }),
    tellOwner: async ({ id: identityId, language }, { deviceId, ipAddress }) => {
      const sendTo = { identityId, channel: "EMAIL" as const, language, deviceId, ipAddress };
      await sendOneTimeCode({ ...sendTo, purpose: "sign-in", template: "already-registered" });
    },
  });
  const provedIdentity = createProvedIdentity({
    repository,
    grants,
    createIdentity,
    addresses,
    hasPasskey,
    tellBothAddresses: async (identityId, emailBefore) => {
      const identity = await repository.find(identityId);
      if (identity === undefined) return;
      const before = contactsOf({ email: emailBefore, phone: null });
      await tellOwnerOfChange(identity, "email-changed", [...before, ...contactsOf(identity)]);
    },
  });
  return {
    handlers: {
      ...createIdentityHandlers({
        repository,
        createIdentity,
        provedIdentity,
        hasPasskey,
        limits,
        secrets,
        canText,
      }),
      ...composeCredentials(platform, providers, judgePassword),
      ...composeDeletion(platform, providers),
    },
  };
}

function composeCredentials(platform: Platform, providers: IdentityProviders, judgePassword: JudgePassword) {
  const { clock, database, secrets, hashes, limits } = platform;
  const { identities: repository, proofs, sessions, tellOwnerOfChange } = providers;
  const { stepUps, sendOneTimeCode, redeemOneTimeCode, canText } = proofs;
  const bearerOf = ({ identityId, deviceId }: PersonCaller, { address }: NewContact) => ({
    identityId,
    deviceId,
    purpose: `new-contact.${secrets.sign("new-contact", address)}` as const,
  });
  return createCredentialHandlers({
    repository,
    database,
    clock,
    addresses: proofs.addresses,
    hashes,
    limits,
    judgePassword,
    canText,
    requireStepUp: (caller, purpose) => stepUps.require(caller, purpose),
    sendCodeToNewContact: (caller, contact, language) =>
      sendOneTimeCode({
        ...bearerOf(caller, contact),
        channel: contact.channel,
        newContact: contact.address,
        ipAddress: contact.ipAddress,
        language,
        template: "new-contact",
      }),
    redeemCodeOfNewContact: (caller, contact, typed) =>
      redeemOneTimeCode(bearerOf(caller, contact), typed, contact.ipAddress),
    findNames: providers.findNames,
    endOtherSessions: async ({ identityId, sessionId }) => {
      await providers.voidGrants(identityId);
      await sessions.endOthersOf(identityId, sessionId);
    },
    resetPasswordLocks: (identityId) => proofs.locks.reset(identityId),
    tellOwner: tellOwnerOfChange,
  });
}

function composeDeletion(platform: Platform, providers: IdentityProviders) {
  const { database, clock, jobs } = platform;
  const { identities: repository, proofs, sessions, subscriptions, gifts, quotes, payments } = providers;
  return createDeletionHandlers({
    repository,
    database,
    clock,
    requireStepUp: (caller, purpose) => proofs.stepUps.require(caller, purpose),
    listSubscriptions: (identityId) => subscriptions.list(identityId),
    listWaitingGifts: (identityId) => gifts.listScheduled(identityId),
    stopBuying: async (identityId) => {
      await quotes.removeAllOf(identityId);
      return !(await payments.isCharging(identityId));
    },
    endSubscriptions: (identityId) => subscriptions.endAllOf(identityId),
    endSessions: (identityId) => sessions.endAllOf(identityId),
    wipes: [...providers.wipes, (identityId) => proofs.wipe(identityId)],
    sayGoodbye: ({ email, language }) =>
      jobs.send("send-message", {
        id: randomId("bye"),
        to: email,
        channel: "mail",
        locale: language,
        content: { template: "identity-deleted" },
      }),
  });
}

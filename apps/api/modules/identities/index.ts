import type { Authentication } from "#modules/authentication/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Gifts } from "#modules/gifts/index.ts";
import type { Linking } from "#modules/linking/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import { canSendTexts } from "#platform/can-send-texts.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { randomId } from "#platform/security/random-id.ts";
import { type AddSignIn, createAddSignIn } from "./add-sign-in.ts";
import { createProveAddress, type ProveAddress } from "./prove-address.ts";
import { createCreateIdentity, type WelcomeIdentity } from "./create-identity.ts";
import { createProvedIdentity } from "./create-proved-identity.ts";
import {
  contactsOf,
  type NewContact,
  type NotifyOwnerOfChange,
} from "./credentials/credential-dependencies.ts";
import { createGiveRandomCredentials } from "./credentials/give-random-credentials.ts";
import { createCredentialHandlers, type CredentialHandlers } from "./credentials/routes.ts";
import { createNotifyOwnerOfChange } from "./credentials/notify-owner-of-change.ts";
import { createDeletionHandlers, type DeletionHandlers } from "./deletion-handlers.ts";
import { createDisallowedWords } from "./disallowed-words.ts";
import { createIdentitiesRepository, type IdentitiesRepository } from "./identities-repository.ts";
import { createIdentityGrants, type IdentityGrants } from "./identity-grants.ts";
import { createIdentityGrantsRepository } from "./identity-grants-repository.ts";
import { createDecidePassword, type DecidePassword } from "./decide-password.ts";
import { createIdentityHandlers, type IdentityHandlers } from "./routes.ts";

export { contactsOf, type NotifyOwnerOfChange } from "./credentials/credential-dependencies.ts";
export { streamingCredentialsOf } from "./credentials/set-streaming-credentials.ts";
export type { Addressee } from "./identities-repository.ts";
export { hasSignIn } from "./add-sign-in.ts";
export type { IdentityGrants, ProvenIdentity } from "./identity-grants.ts";
export { decoyIdentityId, decoyTraits } from "./login-info.ts";
export type { ProveAddress } from "./prove-address.ts";

/** Who people are: their handles and contacts, and what was proved in their name. */
export interface Identities extends Omit<IdentitiesRepository, "wipe">, Module {
  handlers: IdentityHandlers & CredentialHandlers & DeletionHandlers;
  grants: IdentityGrants;
  addresses: ProveAddress;
  /** Ends what was proved in somebody's name and not exchanged yet. */
  voidGrants(identityId: string): Promise<void>;
  notifyOwnerOfChange: NotifyOwnerOfChange;
  /** The one policy for passwords. */
  decidePassword: DecidePassword;
  /** Gives a sign-in to somebody who came with an import and has none. */
  signIns: AddSignIn;
  /** Wipes what is personal of somebody whose account is a part of one that is deleted. */
  forget(identityId: string): Promise<void>;
  /** Gives somebody credentials that nobody knows, as an import does. */
  giveRandomCredentials(identityId: string): Promise<{ username: string }>;
}

export interface IdentityNeeds {
  books: Pick<Books, "balances" | "findNames" | "payments" | "profiles">;
  sessions: Sessions;
  /** Made after identities; asked only while a call is answered. */
  authentication: () => Authentication;
  gifts: () => Pick<Gifts, "listScheduled">;
  linking: () => Pick<Linking, "voidApprovals">;
  orders: () => Pick<Orders, "cancelForGood" | "forgetMailbox" | "removeQuotesOf">;
  subscriptions: () => Pick<Subscriptions, "ending">;
  targetedLinks: () => Pick<TargetedLinks, "removeAllOf">;
  /** Removes what all modules keep about a person, in the one transaction of the deletion. */
  wipe(identityId: string): Promise<void>;
}

export function createIdentities(platform: Platform, needs: IdentityNeeds): Identities {
  const { clock, config, database, hashes, jobs, securityLog } = platform;
  const { sessions } = needs;
  const repository = createIdentitiesRepository(database);
  const { wipe: _wipe, ...people } = repository;
  const grants = createIdentityGrants(createIdentityGrantsRepository(database), clock);
  const addresses = createProveAddress({
    repository,
    database,
    clock,
    securityLog,
    sessions,
    grants,
    forgetAddress: async (identityId) => {
      await needs.authentication().forgetAddress(identityId);
      await needs.targetedLinks().removeAllOf(identityId);
      await needs.orders().forgetMailbox(identityId);
    },
  });
  const voidGrants = async (identityId: string) => {
    // First the approvals, since a device that was let in makes a grant of its own.
    await needs.linking().voidApprovals(identityId);
    await grants.voidAllOf(identityId);
  };
  const notifyOwnerOfChange = createNotifyOwnerOfChange((message) => jobs.send("send-message", message));
  const decidePassword = createDecidePassword(createDisallowedWords(config.brandName));
  const welcome: WelcomeIdentity = ({ email, language }, isAddressProved) =>
    jobs.send("send-message", {
      id: randomId("wel"),
      to: email,
      channel: "mail",
      locale: language,
      content: { template: "welcome", isAddressProved },
    });
  const made = {
    ...needs,
    repository,
    grants,
    addresses,
    voidGrants,
    notifyOwnerOfChange,
    decidePassword,
    welcome,
  };
  return {
    ...people,
    handlers: {
      ...createSignUp(platform, made),
      ...createCredentials(platform, made),
      ...createDeletion(platform, made),
    },
    grants,
    addresses,
    voidGrants,
    notifyOwnerOfChange,
    decidePassword,
    signIns: createAddSignIn({ ...made, database, clock, hashes }),
    forget: (identityId) => repository.wipe(identityId, clock.realNow()),
    giveRandomCredentials: createGiveRandomCredentials({ repository, hashes }),
    removeExpired: () => grants.removeExpired(),
  };
}

interface Made
  extends IdentityNeeds, Pick<Identities, "grants" | "addresses" | "voidGrants" | "notifyOwnerOfChange"> {
  repository: IdentitiesRepository;
  decidePassword: DecidePassword;
  welcome: WelcomeIdentity;
}

function createSignUp(platform: Platform, made: Made): IdentityHandlers {
  const { clock, config, database, hashes, limits, secrets } = platform;
  const { repository, grants, addresses, decidePassword, notifyOwnerOfChange, authentication } = made;
  const hasPasskey = (identityId: string) => authentication().hasPasskey(identityId);
  const createIdentity = createCreateIdentity({
    repository,
    grants,
    hashes,
    clock,
    database,
    addresses,
    decidePassword,
    welcome: made.welcome,
    notifyOwner: async ({ id: identityId, language }, { deviceId, ipAddress }) => {
      const sendTo = { identityId, channel: "EMAIL" as const, language, deviceId, ipAddress };
      const kind = { purpose: "sign-in", template: "already-registered" } as const;
      await authentication().sendOneTimeCode({ ...sendTo, ...kind });
    },
  });
  const provedIdentity = createProvedIdentity({
    repository,
    grants,
    createIdentity,
    addresses,
    hasPasskey,
    notifyBothAddresses: async (identityId, emailBefore) => {
      const identity = await repository.find(identityId);
      if (identity === undefined) return;
      const before = contactsOf({ email: emailBefore, phone: null });
      await notifyOwnerOfChange(identity, "email-changed", [...before, ...contactsOf(identity)]);
    },
  });
  const canText = canSendTexts(config);
  return createIdentityHandlers({
    repository,
    createIdentity,
    provedIdentity,
    hasPasskey,
    limits,
    secrets,
    canText,
  });
}

function createCredentials(platform: Platform, made: Made): CredentialHandlers {
  const { clock, config, database, secrets, hashes, limits } = platform;
  const { authentication, sessions } = made;
  const bearerOf = ({ identityId, deviceId }: PersonCaller, { address }: NewContact) => ({
    identityId,
    deviceId,
    purpose: `new-contact.${secrets.sign("new-contact", address)}` as const,
  });
  return createCredentialHandlers({
    ...made,
    database,
    clock,
    hashes,
    limits,
    canText: canSendTexts(config),
    requireStepUp: (caller, purpose) => authentication().requireStepUp(caller, purpose),
    sendCodeToNewContact: (caller, contact, language) =>
      authentication().sendOneTimeCode({
        ...bearerOf(caller, contact),
        channel: contact.channel,
        newContact: contact.address,
        ipAddress: contact.ipAddress,
        language,
        template: "new-contact",
      }),
    redeemCodeOfNewContact: (caller, contact, typed) =>
      authentication().redeemOneTimeCode(bearerOf(caller, contact), typed, contact.ipAddress),
    endOtherSessions: async ({ identityId, sessionId }) => {
      await made.voidGrants(identityId);
      await sessions.endOthersOf(identityId, sessionId);
    },
    findNames: (identityId) => made.books.findNames(identityId),
    resetPasswordLocks: (identityId) => authentication().resetPasswordLocks(identityId),
    notifyOwner: made.notifyOwnerOfChange,
  });
}

function createDeletion({ clock, database, jobs }: Platform, made: Made): DeletionHandlers {
  const { subscriptions } = made;
  return createDeletionHandlers({
    ...made,
    database,
    clock,
    requireStepUp: (caller, purpose) => made.authentication().requireStepUp(caller, purpose),
    listSubscriptions: (identityId) => subscriptions().ending.list(identityId),
    listBalances: async (identityId) => {
      const balances = await made.books.balances.listOf(identityId);
      const profiles = await made.books.profiles.list(identityId);
      return profiles
        .map(({ id, currency }) => ({ amountInCents: balances.get(id) ?? 0, currency }))
        .filter(({ amountInCents }) => amountInCents > 0);
    },
    listWaitingGifts: (identityId) => made.gifts().listScheduled(identityId),
    stopBuying: async (identityId) => {
      await made.orders().removeQuotesOf(identityId);
      return !(await made.books.payments.isCharging(identityId));
    },
    refundInCents: (...plan) => made.orders().cancelForGood.refundInCents(...plan),
    giveBack: (...plan) => made.orders().cancelForGood.giveBack(...plan),
    endSubscriptions: (identityId) => subscriptions().ending.endAllOf(identityId),
    endSessions: (identityId) => made.sessions.endAllOf(identityId),
    sendGoodbye: ({ email, language }) =>
      jobs.send("send-message", {
        id: randomId("bye"),
        to: email,
        channel: "mail",
        locale: language,
        content: { template: "identity-deleted" },
      }),
  });
}

import type { Devices } from "#modules/devices/index.ts";
import { contactsOf, decoyTraits, type Identities } from "#modules/identities/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import { currentBrandKey } from "#platform/brands/current-brand.ts";
import { canSendTexts } from "#platform/can-send-texts.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";
import { createExchangeProof, type ExchangeProof } from "./exchange-proof.ts";
import { createMagicLinksRepository } from "./magic-links/magic-links-repository.ts";
import { createRedeemMagicLink } from "./magic-links/redeem-magic-link.ts";
import { createRequestMagicLink } from "./magic-links/request-magic-link.ts";
import { createMagicLinkHandlers, type MagicLinkHandlers } from "./magic-links/routes.ts";
import { createOneTimeCodes } from "./one-time-codes/one-time-codes.ts";
import { createOneTimeCodesRepository } from "./one-time-codes/one-time-codes-repository.ts";
import { createRedeemOneTimeCode, type RedeemOneTimeCode } from "./one-time-codes/redeem-one-time-code.ts";
import { createSendOneTimeCode, type SendOneTimeCode } from "./one-time-codes/send-one-time-code.ts";
import { createTextGate } from "./one-time-codes/text-gate.ts";
import { createTextSendsRepository } from "./one-time-codes/text-sends-repository.ts";
import { type Ceremonies, createCeremonies } from "./passkeys/ceremonies.ts";
import { createCeremoniesRepository } from "./passkeys/ceremonies-repository.ts";
import { createDecideAssertion } from "./passkeys/decide-assertion.ts";
import { createPasskeysRepository, type PasskeysRepository } from "./passkeys/passkeys-repository.ts";
import { createPasskeyHandlers, type PasskeyHandlers } from "./passkeys/routes.ts";
import { createUserHandlesRepository } from "./passkeys/user-handles-repository.ts";
import { type AuthenticatePassword, createAuthenticatePassword } from "./password/authenticate-password.ts";
import { createCheckPassword } from "./password/check-password.ts";
import { createPasswordLocks } from "./password/password-locks.ts";
import { createPasswordLocksRepository } from "./password/password-locks-repository.ts";
import { createSignInHandlers, type SignInHandlers } from "./routes.ts";
import { createStepUpHandlers, type StepUpHandlers } from "./step-up/routes.ts";
import { createStepUps, type StepUps } from "./step-up/step-ups.ts";
import { createStepUpsRepository } from "./step-up/step-ups-repository.ts";

export type { AuthenticatePassword, RedeemOneTimeCode, SendOneTimeCode };

/** How people prove who they are: codes, links, passwords, passkeys, and the fresh proofs of a session. */
export interface Authentication extends Module {
  handlers: SignInHandlers & MagicLinkHandlers & PasskeyHandlers & StepUpHandlers;
  authenticatePassword: AuthenticatePassword;
  sendOneTimeCode: SendOneTimeCode;
  redeemOneTimeCode: RedeemOneTimeCode;
  requireStepUp: StepUps["require"];
  hasPasskey(identityId: string): Promise<boolean>;
  resetPasswordLocks(identityId: string): Promise<void>;
  /** Ends the codes and links that were sent to somebody's address. */
  forgetAddress(identityId: string): Promise<void>;
}

export interface AuthenticationNeeds {
  identities: Identities;
  sessions: Pick<Sessions, "findLive" | "isKnownDevice">;
  devices: Pick<Devices, "describe">;
}

export function createAuthentication(platform: Platform, needs: AuthenticationNeeds): Authentication {
  const { identities, sessions } = needs;
  const { database, clock, hashes, limits, secrets } = platform;
  const { grants, addresses } = identities;
  const codes = createCodes(platform, needs);
  const locks = createPasswordLocks({ repository: createPasswordLocksRepository(database), database, clock });
  const checkPassword = createCheckPassword({
    hashes,
    limits,
    locks,
    isKnownDevice: sessions.isKnownDevice,
  });
  const passkeys = createPasskeysRepository(database);
  const hasPasskey = async (identityId: string) => (await passkeys.count(identityId)) > 0;
  const stepUps = createStepUps({
    repository: createStepUpsRepository(database),
    clock,
    findCredentials: async (identityId) => {
      const identity = await identities.find(identityId);
      // Nobody can be asked for a password that was made for them and that they never saw.
      const hasPassword = identity?.passwordHash != null && !identity.hasRandomCredentials;
      const hasContact = identity?.email != null || identity?.phone != null;
      return { hasPassword, hasContact, hasPasskey: await hasPasskey(identityId) };
    },
  });
  const ceremonies = createCeremonies(createCeremoniesRepository(database), clock);
  const withPasskeys = createPasskeys(platform, { ...needs, repository: passkeys, ceremonies, stepUps });
  const { decideAssertion } = withPasskeys;
  const exchangeProof = createExchangeProof({ identities, grants, addresses });
  const links = createLinks(platform, { ...needs, exchangeProof });
  const proving = { identities, grants, addresses, redeemOneTimeCode: codes.redeemOneTimeCode };
  const authenticatePassword = createAuthenticatePassword({ identities, grants, secrets, checkPassword });
  return {
    handlers: {
      ...createSignInHandlers({
        ...proving,
        authenticatePassword,
        sendOneTimeCode: codes.sendOneTimeCode,
        exchangeProof,
      }),
      ...links.handlers,
      ...withPasskeys.handlers,
      ...createStepUpHandlers({ ...proving, stepUps, checkPassword, ceremonies, decideAssertion }),
    },
    authenticatePassword,
    sendOneTimeCode: codes.sendOneTimeCode,
    redeemOneTimeCode: codes.redeemOneTimeCode,
    requireStepUp: stepUps.require,
    hasPasskey,
    resetPasswordLocks: (identityId) => locks.reset(identityId),
    forgetAddress: async (identityId) => {
      await codes.removeAllOf(identityId);
      await links.removeAllOf(identityId);
    },
    wipe: async (identityId) => {
      await codes.removeAllOf(identityId);
      await links.removeAllOf(identityId);
      await withPasskeys.removeAllOf(identityId);
      await locks.reset(identityId);
    },
    removeExpired: async () => {
      await codes.removeExpired();
      await locks.removeExpired();
      await ceremonies.removeExpired();
      await stepUps.removeExpired();
      await links.removeExpired();
    },
  };
}

function createCodes(platform: Platform, { identities }: AuthenticationNeeds) {
  const { clock, config, database, secrets, limits, jobs } = platform;
  const repository = createOneTimeCodesRepository(database);
  const codes = createOneTimeCodes({ repository, clock, secrets });
  const textGate = createTextGate({ repository: createTextSendsRepository(database), limits, clock });
  const findContact = async (identityId: string, channel: "EMAIL" | "PHONE") => {
    const identity = await identities.find(identityId);
    const isDecoy = identity === undefined;
    const { email, phone } = identity ?? { email: "decoy@example.com", ...decoyTraits(identityId, secrets) };
    const address = channel === "EMAIL" ? email : canSendTexts(config) ? phone : null;
    return address === null ? undefined : { address, isDecoy };
  };
  return {
    sendOneTimeCode: createSendOneTimeCode({
      codes,
      limits,
      textGate,
      clock,
      encrypt: (text) => secrets.encrypt(text),
      findContact,
      sendMessage: (message) => jobs.send("send-message", message),
    }),
    redeemOneTimeCode: createRedeemOneTimeCode({ codes, limits, textGate }),
    removeAllOf: (identityId: string) => repository.removeAllOf(identityId),
    removeExpired: async () => {
      await repository.removeExpired(clock.realNow().subtract({ hours: 24 }));
      await textGate.removeExpired();
    },
  };
}

function createLinks(
  platform: Platform,
  { identities, devices, exchangeProof }: AuthenticationNeeds & { exchangeProof: ExchangeProof },
) {
  const { clock, config, database, secrets, limits, jobs } = platform;
  const { grants, addresses } = identities;
  const links = createMagicLinksRepository(database);
  const origins = readOwnOrigins(config);
  const requestMagicLink = createRequestMagicLink({
    links,
    identities,
    limits,
    clock,
    secrets,
    isOwnOrigin: (origin) => origins.isOwn(origin),
    describeDevice: devices.describe,
    sendMessage: (message) => jobs.send("send-message", message),
  });
  const redeemMagicLink = createRedeemMagicLink({ links, grants, addresses, clock });
  return {
    handlers: createMagicLinkHandlers({ requestMagicLink, redeemMagicLink, exchangeProof, limits }),
    removeAllOf: (identityId: string) => links.removeAllOf(identityId),
    removeExpired: () => links.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}

function createPasskeys(
  platform: Platform,
  made: AuthenticationNeeds & { repository: PasskeysRepository; ceremonies: Ceremonies; stepUps: StepUps },
) {
  const { brands, clock, config, database, limits, securityLog } = platform;
  const { identities, sessions, devices, repository, ceremonies, stepUps } = made;
  const userHandles = createUserHandlesRepository(database);
  const origins = readOwnOrigins(config);
  const relyingParty = {
    idOn: (origin: string | undefined) => origins.passkeyDomainOf(origin),
    // Shown by the browser while a passkey is made, so it is the brand of that page.
    get name() {
      return brands.named(currentBrandKey() ?? "").name;
    },
    isOwnOrigin: (origin: string) => origins.isOwn(origin),
  };
  const decideAssertion = createDecideAssertion({
    repository,
    relyingParty,
    securityLog,
    clock,
    dropStepUps: (sessionId) => stepUps.drop(sessionId),
  });
  return {
    decideAssertion,
    handlers: createPasskeyHandlers({
      repository,
      userHandles,
      ceremonies,
      identities,
      relyingParty,
      securityLog,
      database,
      clock,
      isLiveSession: async (sessionId) => (await sessions.findLive(sessionId)) !== undefined,
      describeDevice: devices.describe,
      notifyOwner: async (identityId, notice) => {
        const identity = await identities.find(identityId);
        if (identity !== undefined)
          await identities.notifyOwnerOfChange(identity, notice, contactsOf(identity));
      },
      grants: identities.grants,
      limits,
      stepUps,
      decideAssertion,
    }),
    removeAllOf: async (identityId: string) => {
      await repository.removeAllOf(identityId);
      await userHandles.remove(identityId);
    },
  };
}

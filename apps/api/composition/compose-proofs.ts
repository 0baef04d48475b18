import { currentBrandKey } from "#platform/brands/current-brand.ts";
import {
  createCeremonies,
  createCeremoniesRepository,
  createCheckPassword,
  createJudgeAssertion,
  createOneTimeCodes,
  createOneTimeCodesRepository,
  createPasskeysRepository,
  createPasswordLocks,
  createPasswordLocksRepository,
  createRedeemOneTimeCode,
  createSendOneTimeCode,
  createStepUps,
  createStepUpsRepository,
  createTextGate,
  createTextSendsRepository,
  createUserHandlesRepository,
} from "#modules/authentication/index.ts";
import {
  createIdentityGrants,
  createIdentityGrantsRepository,
  createProveAddress,
  decoyTraits,
  type IdentitiesRepository,
} from "#modules/identities/index.ts";
import type { DeviceSessionsRepository } from "#modules/sessions/index.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";

interface ProofProviders {
  identities: IdentitiesRepository;
  deviceSessions: DeviceSessionsRepository;
  /** What else is kept against an address, or was sent to it in somebody's name. */
  forgetAddress: (identityId: string) => Promise<void>;
}

/** Wires what proves people: codes, passwords, passkeys, and the fresh proofs of a session. */
export function composeProofs(platform: Platform, providers: ProofProviders) {
  const { brands, clock, database, limits, hashes, config, securityLog } = platform;
  const { identities, deviceSessions } = providers;
  const canText = config.isSandbox || config.textGateway !== undefined;
  const grants = createIdentityGrants(createIdentityGrantsRepository(database), clock);
  const origins = readOwnOrigins(config);
  const relyingParty = {
    idOn: (origin: string | undefined) => origins.passkeyDomainOf(origin),
    // Shown by the browser while a passkey is made, so it is the brand of that page.
    get name() {
      return brands.named(currentBrandKey() ?? "").name;
    },
    isOwnOrigin: (origin: string) => origins.isOwn(origin),
  };

  const addresses = composeAddresses(platform, providers, (identityId) => codes.wipe(identityId));
  const codes = composeCodes(platform, identities, canText);
  const locks = createPasswordLocks({
    repository: createPasswordLocksRepository(database),
    database,
    clock,
  });
  const passkeys = createPasskeysRepository(database);
  const userHandles = createUserHandlesRepository(database);
  const ceremonies = createCeremonies(createCeremoniesRepository(database), clock);
  const stepUps = createStepUps({
    repository: createStepUpsRepository(database),
    clock,
    findCredentials: async (identityId) => {
      const identity = await identities.find(identityId);
      // Nobody can be asked for a password that was made for them and that they never saw.
      const hasPassword = identity?.passwordHash != null && !identity.hasRandomCredentials;
      const hasContact = identity?.email != null || identity?.phone != null;
      return { hasPassword, hasContact, hasPasskey: (await passkeys.count(identityId)) > 0 };
    },
  });
  return {
    canText,
    addresses,
    grants,
    origins,
    relyingParty,
    sendOneTimeCode: codes.sendOneTimeCode,
    redeemOneTimeCode: codes.redeemOneTimeCode,
    checkPassword: createCheckPassword({
      hashes,
      limits,
      locks,
      isKnownDevice: (identityId, deviceId) => deviceSessions.isKnownDevice(identityId, deviceId),
    }),
    locks,
    passkeys,
    userHandles,
    ceremonies,
    stepUps,
    judgeAssertion: createJudgeAssertion({
      repository: passkeys,
      relyingParty,
      securityLog,
      clock,
      dropStepUps: (sessionId) => stepUps.drop(sessionId),
    }),
    wipe: async (identityId: string) => {
      await codes.wipe(identityId);
      await passkeys.removeAllOf(identityId);
      await userHandles.remove(identityId);
      await locks.reset(identityId);
    },
    removeExpired: async () => {
      await grants.removeExpired();
      await codes.removeExpired();
      await locks.removeExpired();
      await ceremonies.removeExpired();
      await stepUps.removeExpired();
    },
  };
}

function composeAddresses(
  { database, clock, securityLog }: Platform,
  { identities: repository, deviceSessions, forgetAddress }: ProofProviders,
  forgetCodes: (identityId: string) => Promise<void>,
) {
  return createProveAddress({
    repository,
    database,
    clock,
    securityLog,
    isTheirs: ({ id }, deviceId) => deviceSessions.isOwnBrowser(id, deviceId),
    forgetAddress: async (identityId) => {
      await forgetCodes(identityId);
      await forgetAddress(identityId);
    },
  });
}

function composeCodes(platform: Platform, identities: IdentitiesRepository, canText: boolean) {
  const { clock, database, secrets, limits, jobs } = platform;
  const repository = createOneTimeCodesRepository(database);
  const codes = createOneTimeCodes({ repository, clock, secrets });
  const textGate = createTextGate({ repository: createTextSendsRepository(database), limits, clock });
  const findContact = async (identityId: string, channel: "EMAIL" | "PHONE") => {
    const identity = await identities.find(identityId);
    const isDecoy = identity === undefined;
    const { email, phone } = identity ?? { email: "decoy@example.com", ...decoyTraits(identityId, secrets) };
    const address = channel === "EMAIL" ? email : canText ? phone : null;
    return address === null ? undefined : { address, isDecoy };
  };
  return {
    sendOneTimeCode: createSendOneTimeCode({
      codes,
      limits,
      textGate,
      clock,
      seal: (text) => secrets.seal(text),
      findContact,
      sendMessage: (message) => jobs.send("send-message", message),
    }),
    redeemOneTimeCode: createRedeemOneTimeCode({ codes, limits, textGate }),
    wipe: (identityId: string) => repository.removeAllOf(identityId),
    removeExpired: async () => {
      await repository.removeExpired(clock.realNow().subtract({ hours: 24 }));
      await textGate.removeExpired();
    },
  };
}

import { composeSignAndLink } from "./compose-sign-and-link.ts";
import type { composeDevicesAndSessions } from "./compose-sessions.ts";
import type { IdentitiesRepository, IdentityGrants } from "#modules/identities/index.ts";
import {
  createAnswerWaitingDevice,
  createApproveUserCode,
  createGenerateUserCode,
  createSmartDeviceHandlers,
  createSmartDevices,
  createSmartDevicesRepository,
  createUserCodeHandlers,
  createUserCodesRepository,
  createVoiceLinkHandlers,
  createVoiceLinks,
  createVoiceLinksRepository,
  createWrongCodeGuard,
  type IssueIdentityGrant,
} from "#modules/linking/index.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";
import type { VoiceGateway } from "#providers/voice-assistants/voice-gateway.ts";

/** Wires devices that are let in by a code, and subscriptions that wait for their owner. */
export function composeLinking(
  platform: Platform,
  providers: {
    base: ReturnType<typeof composeDevicesAndSessions>;
    identities: IdentitiesRepository;
    /** Asked for when it is needed: people are wired after what they let in. */
    grants: () => IdentityGrants;
    voice: VoiceGateway;
  },
) {
  const { clock, database, secrets, limits, securityLog } = platform;
  const { base, identities, grants } = providers;
  const codes = createUserCodesRepository(database);
  const repository = createSmartDevicesRepository(database);
  const smartDevices = createSmartDevices({
    database,
    repository,
    codes,
    clock,
    endSessionsOnDevice: (identityId, deviceId) => base.sessions.endOnDevice(identityId, deviceId),
  });
  const issueIdentityGrant: IssueIdentityGrant = async (identityId, deviceId) => {
    const identity = await identities.find(identityId);
    if (identity === undefined || identity.deletedAt !== null) return undefined;
    // Nobody proved themselves on this device: what changes credentials asks for a password there.
    const grant = await grants().issue({ identityId, deviceId, assurance: "none" }, "session");
    return { grant, identityId, ...(identity.email !== null && { emailAddress: identity.email }) };
  };
  const signAndLink = composeSignAndLink(platform, {
    base,
    identities,
    issueIdentityGrant,
    issueAddressGrant: (proven) => grants().issueForAddress(proven),
  });
  const voice = composeVoiceLinks(platform, providers.voice);
  const { describeDevice } = base;
  const guard = createWrongCodeGuard(limits, securityLog);
  return {
    handlers: {
      ...createUserCodeHandlers({
        generateUserCode: createGenerateUserCode({ codes, clock, secrets, describeDevice }),
        approveUserCode: createApproveUserCode({ codes, guard, clock, secrets }),
        answerWaitingDevice: createAnswerWaitingDevice({ database, codes, clock, issueIdentityGrant }),
        limits,
      }),
      ...createSmartDeviceHandlers(smartDevices, limits),
      ...createVoiceLinkHandlers(voice.links, limits),
      ...signAndLink.handlers,
    },
    findLinkedDevice: (deviceId: string) => smartDevices.findByDevice(deviceId),
    voidApprovals: (identityId: string) => codes.removeAllOf(identityId),
    invite: signAndLink.invite,
    claim: signAndLink.claim,
    wipe: async (identityId: string) => {
      await repository.removeAllOf(identityId);
      await voice.repository.removeAllOf(identityId);
      await codes.removeAllOf(identityId);
      await signAndLink.wipe(identityId);
    },
    removeExpired: async () => {
      await voice.repository.removeExpired(clock.realNow());
      await codes.removeExpired(clock.realNow());
      await signAndLink.removeExpired();
    },
  };
}

/** The page that the maker is told to lead back to. */
const RETURN_PATH = "/amzauth";

function composeVoiceLinks(platform: Platform, gateway: VoiceGateway) {
  const { database, clock, secrets, config } = platform;
  const origins = readOwnOrigins(config);
  const repository = createVoiceLinksRepository(database);
  const links = createVoiceLinks({
    database,
    repository,
    gateway,
    clock,
    secrets,
    returnAddress: (origin, country) => {
      const here = origin !== undefined && origins.isOwn(origin) ? origin : origins.originIn(country);
      return `${here}${RETURN_PATH}`;
    },
  });
  return { links, repository };
}

import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Devices } from "#modules/devices/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";
import type { VoiceGateway } from "#providers/voice-assistants/voice-gateway.ts";
import { createCheckSalStatus, type FindEmailOwner } from "./sign-and-link/check-sal-status.ts";
import { type ClaimSubscription, createClaimSubscription } from "./sign-and-link/claim-subscription.ts";
import { createInvitationsRepository } from "./sign-and-link/invitations-repository.ts";
import { createInvite, type Invite } from "./sign-and-link/invite.ts";
import { createCreateSalIdentity } from "./sign-and-link/create-sal-identity.ts";
import { createDeviceTokens, type DeviceTokens } from "./sign-and-link/device-tokens.ts";
import { createDeviceTokensRepository } from "./sign-and-link/device-tokens-repository.ts";
import { createSignAndLinkHandlers, type SignAndLinkHandlers } from "./sign-and-link/routes.ts";
import { createSmartDeviceHandlers } from "./smart-devices/routes.ts";
import { createSmartDevices } from "./smart-devices/smart-devices.ts";
import { createSmartDevicesRepository, type LinkedDevice } from "./smart-devices/smart-devices-repository.ts";
import { createAnswerWaitingDevice, type IssueIdentityGrant } from "./user-codes/answer-waiting-device.ts";
import { createApproveUserCode } from "./user-codes/approve-user-code.ts";
import { createGenerateUserCode } from "./user-codes/generate-user-code.ts";
import { createUserCodeHandlers, type UserCodeHandlers } from "./user-codes/routes.ts";
import { createUserCodesRepository } from "./user-codes/user-codes-repository.ts";
import { createWrongCodeGuard } from "./user-codes/wrong-code-guard.ts";
import { createVoiceLinkHandlers, type VoiceLinkHandlers } from "./voice-assistants/routes.ts";
import { createVoiceLinks } from "./voice-assistants/voice-links.ts";
import { createVoiceLinksRepository } from "./voice-assistants/voice-links-repository.ts";

/** Devices that are let in by a code, speakers, and subscriptions that came paid for and wait for their owner. */
export interface Linking extends Module {
  handlers: {
    user: UserCodeHandlers &
      VoiceLinkHandlers &
      SignAndLinkHandlers["user"] &
      Pick<DomainHandlers<"user">, "linkSmartDevice" | "listSmartDevices" | "unlinkSmartDevice">;
    legacy: SignAndLinkHandlers["legacy"];
  };
  /** The devices that are linked to somebody, in the order in which they were. */
  listDevices(identityId: string): Promise<LinkedDevice[]>;
  findLinkedDevice(deviceId: string): Promise<LinkedDevice | undefined>;
  /** Lets no device in that somebody approved, and that has not come in yet. */
  voidApprovals(identityId: string): Promise<void>;
  /** Ends every device and speaker that is linked to somebody, and those that are about to be. */
  endAllOf(identityId: string): Promise<void>;
  /** Tells somebody of a subscription that waits for them. */
  invite: Invite;
  claim: ClaimSubscription;
  /** Makes the token that stands for a link on a screen. */
  mintDeviceToken: DeviceTokens["mint"];
}

export interface LinkingNeeds {
  devices: Pick<Devices, "describe">;
  sessions: Pick<Sessions, "endOnDevice" | "isKnownDevice">;
  identities: Pick<Identities, "find" | "findByHandle" | "grants" | "handlers">;
  subscriptions: Pick<Subscriptions, "hasLive" | "givePaid">;
  voice: VoiceGateway;
}

export function createLinking(platform: Platform, needs: LinkingNeeds): Linking {
  const { clock, database, secrets, limits, securityLog } = platform;
  const { devices, sessions, identities } = needs;
  const codes = createUserCodesRepository(database);
  const repository = createSmartDevicesRepository(database);
  const smartDevices = createSmartDevices({
    database,
    repository,
    codes,
    clock,
    endSessionsOnDevice: (identityId, deviceId) => sessions.endOnDevice(identityId, deviceId),
  });
  const issueIdentityGrant: IssueIdentityGrant = async (identityId, deviceId) => {
    const identity = await identities.find(identityId);
    if (identity === undefined || identity.deletedAt !== null) return undefined;
    // Nobody proved themselves on this device: what changes credentials asks for a password there.
    const grant = await identities.grants.issue({ identityId, deviceId, assurance: "none" }, "session");
    return { grant, identityId, ...(identity.email !== null && { emailAddress: identity.email }) };
  };
  const signAndLink = createSignAndLink(platform, { ...needs, issueIdentityGrant });
  const speakers = createSpeakers(platform, needs.voice);
  const guard = createWrongCodeGuard(limits, securityLog);
  return {
    handlers: {
      user: {
        ...createUserCodeHandlers({
          generateUserCode: createGenerateUserCode({
            codes,
            clock,
            secrets,
            describeDevice: devices.describe,
          }),
          approveUserCode: createApproveUserCode({ codes, guard, clock, secrets }),
          answerWaitingDevice: createAnswerWaitingDevice({ database, codes, clock, issueIdentityGrant }),
          limits,
        }),
        ...createSmartDeviceHandlers(smartDevices, limits),
        ...createVoiceLinkHandlers(speakers.links, limits),
        ...signAndLink.handlers.user,
      },
      legacy: signAndLink.handlers.legacy,
    },
    listDevices: (identityId) => smartDevices.list(identityId),
    findLinkedDevice: (deviceId) => smartDevices.findByDevice(deviceId),
    voidApprovals: (identityId) => codes.removeAllOf(identityId),
    invite: signAndLink.invite,
    claim: signAndLink.claim,
    mintDeviceToken: signAndLink.mintDeviceToken,
    endAllOf: async (identityId) => {
      await repository.removeAllOf(identityId);
      await speakers.repository.removeAllOf(identityId);
      await codes.removeAllOf(identityId);
    },
    wipe: async (identityId) => {
      await repository.removeAllOf(identityId);
      await speakers.repository.removeAllOf(identityId);
      await codes.removeAllOf(identityId);
      await signAndLink.wipe(identityId);
    },
    removeExpired: async () => {
      await speakers.repository.removeExpired(clock.realNow());
      await codes.removeExpired(clock.realNow());
      await signAndLink.removeExpired();
    },
  };
}

function createSignAndLink(
  { clock, database, limits, secrets }: Platform,
  made: LinkingNeeds & { issueIdentityGrant: IssueIdentityGrant },
) {
  const { sessions, identities, subscriptions, issueIdentityGrant } = made;
  const invitations = createInvitationsRepository(database);
  const tokens = createDeviceTokensRepository(database);
  const deviceTokens = createDeviceTokens({ repository: tokens, secrets, clock });
  const findEmailOwner: FindEmailOwner = async (email, offer) => {
    const identity = await identities.findByHandle(email);
    // Whoever has not proved the address is not the one it was sold to.
    if (identity === undefined || identity.emailProvedAt === null) return undefined;
    const hasProduct = await subscriptions.hasLive(identity.id, mainProductOf(offer));
    return { identityId: identity.id, canHavePlan: identity.state === "ATLAS" && !hasProduct };
  };
  const claim = createClaimSubscription({
    database,
    invitations,
    clock,
    findEmailOwner,
    givePaidSubscription: ({ identityId, invitation: { id: reference, offer, serviceAddress } }) =>
      subscriptions.givePaid({ identityId, reference, offer, serviceAddress }),
  });
  const checkSalStatus = createCheckSalStatus({
    invitations,
    clock,
    findEmailOwner,
    isKnownDevice: sessions.isKnownDevice,
    issueIdentityGrant,
    issueAddressGrant: (proven) => identities.grants.issueForAddress(proven),
  });
  return {
    handlers: createSignAndLinkHandlers({
      checkSalStatus,
      claimSubscription: claim,
      createSalIdentity: createCreateSalIdentity({
        checkSalStatus,
        claimSubscription: claim,
        createIdentity: identities.handlers.createV2,
      }),
      deviceTokens,
      limits,
    }),
    claim,
    mintDeviceToken: deviceTokens.mint,
    invite: createInvite(invitations, clock),
    wipe: (identityId: string) => invitations.forgetEmailOf(identityId),
    removeExpired: async () => {
      await invitations.removeExpired(clock.realNow());
      await tokens.removeExpired(clock.realNow());
    },
  };
}

/** The page that the maker of a speaker is told to lead back to. */
const RETURN_PATH = "/amzauth";

function createSpeakers({ database, clock, secrets, config }: Platform, gateway: VoiceGateway) {
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

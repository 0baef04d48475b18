import { composeSignAndLink } from "./compose-sign-and-link.ts";
import type { composeDevicesAndSessions } from "./compose-sessions.ts";
import type { IdentitiesRepository, IdentityGrants } from "../modules/identities/index.ts";
import {
  createAnswerWaitingDevice,
  createApproveUserCode,
  createGenerateUserCode,
  createSmartDeviceHandlers,
  createSmartDevices,
  createSmartDevicesRepository,
  createUserCodeHandlers,
  createUserCodesRepository,
  createWrongCodeGuard,
  type IssueIdentityGrant,
} from "../modules/linking/index.ts";
import type { Platform } from "../platform/platform.ts";

/** Wires devices that are let in by a code, and subscriptions that wait for their owner. */
export function composeLinking(
  platform: Platform,
  providers: {
    base: ReturnType<typeof composeDevicesAndSessions>;
    identities: IdentitiesRepository;
    /** Asked for when it is needed: people are wired after what they let in. */
    grants: () => IdentityGrants;
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
    const grant = await grants().issue({ identityId, deviceId, assurance: "email" }, "session");
    return { grant, identityId, ...(identity.email !== null && { emailAddress: identity.email }) };
  };
  const signAndLink = composeSignAndLink(platform, {
    base,
    identities,
    issueIdentityGrant,
    issueAddressGrant: (proven) => grants().issueForAddress(proven),
  });
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
      ...signAndLink.handlers,
    },
    findLinkedDevice: (deviceId: string) => smartDevices.findByDevice(deviceId),
    invite: signAndLink.invite,
    claim: signAndLink.claim,
    wipe: async (identityId: string) => {
      await repository.removeAllOf(identityId);
      await codes.removeAllOf(identityId);
      await signAndLink.wipe(identityId);
    },
    removeExpired: async () => {
      await codes.removeExpired(clock.realNow());
      await signAndLink.removeExpired();
    },
  };
}

import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { composeDevicesAndSessions } from "./compose-sessions.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import {
  createCheckSalStatus,
  createClaimSubscription,
  createInvitationsRepository,
  createInvite,
  createSignAndLinkHandlers,
  type FindEmailOwner,
  type IssueAddressGrant,
  type IssueIdentityGrant,
} from "#modules/linking/index.ts";
import { createGivePaidSubscription, createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires subscriptions that came paid for and wait for their owner. */
export function composeSignAndLink(
  { clock, database, limits }: Platform,
  providers: {
    base: ReturnType<typeof composeDevicesAndSessions>;
    identities: IdentitiesRepository;
    issueIdentityGrant: IssueIdentityGrant;
    issueAddressGrant: IssueAddressGrant;
  },
) {
  const { base, identities, issueIdentityGrant, issueAddressGrant } = providers;
  const invitations = createInvitationsRepository(database);
  const subscriptions = createSubscriptionsRepository(database);
  const give = createGivePaidSubscription(subscriptions, clock);
  const findEmailOwner: FindEmailOwner = async (email, offer) => {
    const identity = await identities.findByHandle(email);
    // Whoever has not proved the address is not the one it was sold to.
    if (identity === undefined || identity.emailProvedAt === null) return undefined;
    const hasProduct = await subscriptions.hasLive(identity.id, mainProductOf(offer));
    return { identityId: identity.id, canHavePlan: identity.state === "ATLAS" && !hasProduct };
  };
  const claimSubscription = createClaimSubscription({
    database,
    invitations,
    clock,
    findEmailOwner,
    givePaidSubscription: ({ identityId, invitation: { id: reference, offer, serviceAddress } }) =>
      give({ identityId, reference, offer, serviceAddress }),
  });
  return {
    handlers: createSignAndLinkHandlers({
      checkSalStatus: createCheckSalStatus({
        invitations,
        clock,
        findEmailOwner,
        isKnownDevice: (identityId, deviceId) => base.deviceSessions.isKnownDevice(identityId, deviceId),
        issueIdentityGrant,
        issueAddressGrant,
      }),
      claimSubscription,
      limits,
    }),
    claim: claimSubscription,
    invite: createInvite(invitations, clock),
    wipe: (identityId: string) => invitations.forgetEmailOf(identityId),
    removeExpired: () => invitations.removeExpired(clock.realNow()),
  };
}

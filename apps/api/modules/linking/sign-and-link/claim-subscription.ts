import type { CallAnswer } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { FindEmailOwner } from "./check-sal-status.ts";
import { decideClaim } from "./decide-sal-status.ts";
import type { Invitation, InvitationsRepository } from "./invitations-repository.ts";

/** Gives a person a subscription that came paid for; undefined when they have its product already. */
export type GivePaidSubscription = (input: {
  identityId: string;
  invitation: Invitation;
}) => Promise<string | undefined>;

export type ClaimSubscription = (
  link: string,
  identityId: string,
) => Promise<Outcome<CallAnswer<"user", "claimSubscription">>>;

/** Makes a person the owner of the subscription behind a link: once, and in one transaction. */
export function createClaimSubscription(dependencies: {
  database: Database;
  invitations: InvitationsRepository;
  clock: Clock;
  findEmailOwner: FindEmailOwner;
  givePaidSubscription: GivePaidSubscription;
}): ClaimSubscription {
  const { database, invitations, clock, findEmailOwner, givePaidSubscription } = dependencies;
  return (link, identityId) =>
    database.inTransaction(async () => {
      const invitation = await invitations.findForUpdate(digestOf(link));
      if (invitation === undefined) return refuse("INVALID_SAL_STATUS");
      const { email, offer } = invitation;
      const emailOwner = email === null ? undefined : await findEmailOwner(email, offer);
      const claimedAt = clock.realNow();
      switch (decideClaim(invitation, { identityId, emailOwner }, claimedAt)) {
        case "invalid":
          return refuse("INVALID_SAL_STATUS");
        case "notYours":
          return refuse("CLAIMING_WITH_UNAUTHORIZED_USER");
        case "repeat":
          return done({ subscriptionId: claimedSubscriptionOf(invitation), planName: offer.name });
        case "claim": {
          const subscriptionId = await givePaidSubscription({ identityId, invitation });
          if (subscriptionId === undefined) return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
          await invitations.noteClaim(invitation.id, { claimedBy: identityId, claimedAt, subscriptionId });
          return done({ subscriptionId, planName: offer.name });
        }
      }
    });
}

function claimedSubscriptionOf({ id, subscriptionId }: Invitation): string {
  if (subscriptionId === null) throw new Error(`invitation ${id} was claimed without a subscription`);
  return subscriptionId;
}

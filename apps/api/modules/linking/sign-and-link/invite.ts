import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { Invitation, InvitationsRepository } from "./invitations-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;

/** Writes down a subscription that waits for its owner; answers with the secret for the link that leads to it. */
export function createInvite(invitations: InvitationsRepository, clock: Clock) {
  return async (
    sold: Pick<Invitation, "offer" | "serviceAddress" | "email" | "isMailedToEmail">,
  ): Promise<string> => {
    const link = randomSecret();
    const createdAt = clock.realNow();
    await invitations.add({
      ...sold,
      id: randomId("inv"),
      linkDigest: digestOf(link),
      createdAt,
      expiresAt: createdAt.add({ hours: LIFETIME_IN_HOURS }),
      claimedBy: null,
      claimedAt: null,
      subscriptionId: null,
    });
    return link;
  };
}

export type Invite = ReturnType<typeof createInvite>;

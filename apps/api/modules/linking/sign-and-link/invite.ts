import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { Invitation, InvitationsRepository } from "./invitations-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;

export type Invite = (
  sold: Pick<Invitation, "offer" | "serviceAddress" | "email" | "isMailedToEmail">,
) => Promise<string>;

/** Writes down a subscription that waits for its owner; answers with the secret for the link that leads to it. */
export function createInvite(invitations: InvitationsRepository, clock: Clock): Invite {
  return async (sold) => {
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

import type { CallAnswer } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { IdentityGrants, ProveAddress } from "#modules/identities/index.ts";
import type { MagicLinksRepository } from "./magic-links-repository.ts";

export type RedeemMagicLink = (redemption: {
  secret: string;
  isConfirmed: boolean;
  deviceId: string;
}) => Promise<Outcome<CallAnswer<"user", "magicLinkRedeem">>>;

/**
 * Exchanges a link for a grant. On another device than the one that asked, it first says who asked, and waits for
 * the person's word: a link forwarded by a thief must not sign anybody in unseen.
 */
export function createRedeemMagicLink(dependencies: {
  links: MagicLinksRepository;
  grants: IdentityGrants;
  addresses: Pick<ProveAddress, "findEarlier">;
  clock: Clock;
}): RedeemMagicLink {
  const { links, grants, addresses, clock } = dependencies;
  return async (redemption) => {
    const { deviceId, isConfirmed } = redemption;
    const now = clock.realNow();
    const digest = digestOf(redemption.secret);
    const link = await links.find(digest);
    if (link === undefined || link.usedAt !== null) return refuse("MAGIC_LINK_NOT_FOUND");
    if (Temporal.Instant.compare(now, link.expiresAt) >= 0) return refuse("MAGIC_LINK_EXPIRED");
    const isSameDevice = link.deviceId === deviceId;
    const facts = {
      isSameDevice,
      requestedAt: link.createdAt.toString(),
      requestedFrom: link.requestedFrom,
      ...(link.returnPath !== null && { returnPath: link.returnPath }),
    };
    if (!isSameDevice && !isConfirmed) return done(facts);
    if (!(await links.consume(digest, now))) return refuse("MAGIC_LINK_NOT_FOUND");
    const { identityId } = link;
    // Nobody has the empty address: a link of which it is not known where it went proves none.
    const email = link.sentTo ?? "";
    const proven = { identityId, deviceId, assurance: "email" as const, provenEmail: email };
    const earlierAccount = await addresses.findEarlier({ identityId, email, deviceId });
    return done({
      ...facts,
      grant: await grants.issue(proven, "magic-link"),
      ...(earlierAccount !== undefined && { earlierAccount }),
    });
  };
}

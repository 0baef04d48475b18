import type { Clock } from "#platform/clock.ts";
import type { LinkPurpose, OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { Identities } from "#modules/identities/index.ts";
import { offerOn, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import { LINK_LIFETIME_IN_MINUTES, type MintTargetedLink } from "./mint-targeted-link.ts";
import type { TargetedLinksRepository } from "./targeted-links-repository.ts";

export type RenewTargetedLink = (
  input: { token: string; purpose: LinkPurpose },
  ipAddress: string,
) => Promise<Outcome<undefined>>;

/** Mails a fresh link in the place of one that is over. One that nobody made has the same answer, and no mail. */
export function createRenewTargetedLink(dependencies: {
  repository: Pick<TargetedLinksRepository, "find">;
  mint: MintTargetedLink;
  identities: Pick<Identities, "find">;
  subscriptions: Pick<SubscriptionsRepository, "find">;
  limits: Pick<RateLimits, "take">;
  clock: Clock;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}): RenewTargetedLink {
  const { repository, identities, subscriptions, limits, clock } = dependencies;
  return async ({ token, purpose }, ipAddress) => {
    const digest = digestOf(token);
    const limited =
      (await limits.take("freshLinksByAddress", ipAddress)) ??
      (await limits.take("freshLinksByLink", digest)) ??
      (await limits.take("freshLinksByLinkAndDay", digest));
    if (limited !== undefined) return limited;
    const link = await repository.find(digest);
    // Asked for nobody too, so that a link that nobody made takes as long as another.
    const identity = await identities.find(link?.identityId ?? "");
    const row = await subscriptions.find(link?.identityId ?? "", link?.subscriptionId ?? "");
    const isOver = row === undefined || row.state === "cancelled" || row.state === "expired";
    const encryptedToken = link === undefined || isOver ? null : await dependencies.mint(link, purpose);
    await dependencies.sendMessage({
      id: randomId("link"),
      to: identity?.email ?? null,
      channel: "mail",
      locale: identity?.language ?? "en-US",
      content: {
        template: "targeted-link",
        purpose,
        plan: row === undefined ? "" : offerOn(row, clock.today()).name,
        encryptedToken,
        expiresInMinutes: LINK_LIFETIME_IN_MINUTES,
      },
    });
    return done(undefined);
  };
}

import type { Clock } from "#platform/clock.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { TargetedLink, TargetedLinksRepository } from "./targeted-links-repository.ts";

/** The plan that a link names, and whose it is; undefined for a link that is over. It identifies, and never signs in. */
export type IdentifyByLink = (
  token: string,
) => Promise<Pick<TargetedLink, "identityId" | "subscriptionId"> | undefined>;

export function createIdentifyByLink(
  repository: Pick<TargetedLinksRepository, "find">,
  clock: Clock,
): IdentifyByLink {
  return async (token) => {
    const link = await repository.find(digestOf(token));
    if (link === undefined || link.usedAt !== null) return undefined;
    return Temporal.Instant.compare(clock.realNow(), link.expiresAt) < 0 ? link : undefined;
  };
}

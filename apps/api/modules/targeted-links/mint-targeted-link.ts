import type { Clock } from "#platform/clock.ts";
import type { LinkPurpose } from "#platform/jobs/job-payloads.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { TargetedLinksRepository } from "./targeted-links-repository.ts";

/** Mails are often read later: then the page offers a fresh link. */
export const LINK_LIFETIME_IN_MINUTES = 15;

export type MintTargetedLink = (
  plan: { identityId: string; subscriptionId: string },
  purpose: LinkPurpose,
) => Promise<string>;

/** Makes a link to a page of a plan, good once, and returns it encrypted for the mail that carries it. */
export function createMintTargetedLink(dependencies: {
  repository: Pick<TargetedLinksRepository, "add">;
  clock: Clock;
  secrets: Pick<Secrets, "encrypt">;
}): MintTargetedLink {
  const { repository, clock, secrets } = dependencies;
  return async ({ identityId, subscriptionId }, purpose) => {
    const createdAt = clock.realNow();
    const expiresAt = createdAt.add({ minutes: LINK_LIFETIME_IN_MINUTES });
    const token = randomSecret();
    const link = { identityId, subscriptionId, purpose, createdAt, expiresAt, usedAt: null };
    await repository.add({ ...link, digest: digestOf(token) });
    return secrets.encrypt(token);
  };
}

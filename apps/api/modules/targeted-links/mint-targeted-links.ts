import type { Clock } from "#platform/clock.ts";
import type { LinkPurpose } from "#platform/jobs/job-payloads.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { TargetedLinksRepository } from "./targeted-links-repository.ts";

/** Mails are often read later: then the page offers a fresh link. */
export const LINK_LIFETIME_IN_MINUTES = 15;

export type MintTargetedLinks = (plan: {
  identityId: string;
  subscriptionId: string;
}) => Promise<Record<LinkPurpose, string>>;

/** Makes the links to both pages of a plan, each good once, and returns them encrypted for the mail that carries them. */
export function createMintTargetedLinks(dependencies: {
  repository: Pick<TargetedLinksRepository, "add">;
  clock: Clock;
  secrets: Pick<Secrets, "encrypt">;
}): MintTargetedLinks {
  const { repository, clock, secrets } = dependencies;
  return async (plan) => {
    const createdAt = clock.realNow();
    const expiresAt = createdAt.add({ minutes: LINK_LIFETIME_IN_MINUTES });
    const { identityId, subscriptionId } = plan;
    const tokens = { cancel: randomSecret(), change: randomSecret() };
    await repository.add(
      (["cancel", "change"] as const).map((purpose) => ({
        digest: digestOf(tokens[purpose]),
        identityId,
        subscriptionId,
        purpose,
        createdAt,
        expiresAt,
        usedAt: null,
      })),
    );
    return { cancel: secrets.encrypt(tokens.cancel), change: secrets.encrypt(tokens.change) };
  };
}

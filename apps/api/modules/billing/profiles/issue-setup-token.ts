import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";

export type IssueSetupToken = (
  identityId: string,
  customerId: string | null,
) => Promise<Outcome<{ setupToken: string; expiresAt: string }>>;

/** Lets the card frame register a card; ten an hour, since each is a try at a stolen one. */
export function createIssueSetupToken(
  limits: RateLimits,
  cardProcessor: Pick<CardProcessor, "createSetupToken">,
): IssueSetupToken {
  return async (identityId, customerId) => {
    const limited = await limits.take("setupTokensByIdentity", identityId);
    if (limited !== undefined) return limited;
    const token = await cardProcessor.createSetupToken({ customerId });
    return done({ setupToken: token.setupToken, expiresAt: token.expiresAt.toISOString() });
  };
}

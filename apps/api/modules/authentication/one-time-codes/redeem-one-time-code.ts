import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CodeBearer, OneTimeCodes } from "./one-time-codes.ts";
import type { TextGate } from "./text-gate.ts";

export type RedeemOneTimeCode = (
  bearer: CodeBearer,
  typed: string,
  ipAddress: string,
) => Promise<Outcome<{ provenEmail: string | null }>>;

/**
 * Redeems a typed code under the limits on guessing. A try is counted before the code is compared and given back if
 * it was no wrong guess: guesses sent at the same moment, to any number of nodes, can't share one count.
 */
export function createRedeemOneTimeCode(dependencies: {
  codes: OneTimeCodes;
  limits: RateLimits;
  textGate: TextGate;
}): RedeemOneTimeCode {
  const { codes, limits, textGate } = dependencies;
  return async (bearer, typed, ipAddress) => {
    const limited =
      (await limits.take("codeTriesByAddress", ipAddress)) ??
      (await limits.hold("codeFailuresByIdentity", bearer.identityId));
    if (limited !== undefined) return limited;
    const redemption = await codes.redeem(bearer, typed);
    if (!redemption.ok && redemption.code === "INVALID") return refuse("INVALID");
    await limits.giveBack("codeFailuresByIdentity", bearer.identityId);
    if (!redemption.ok) return refuse(redemption.code);
    await textGate.noteRedeemed(redemption.codeId);
    return done({ provenEmail: redemption.provenEmail });
  };
}

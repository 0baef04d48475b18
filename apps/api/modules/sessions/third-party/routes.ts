import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { ThirdParties } from "./third-parties.ts";

/** The calls with which third parties are let in. */
export function createThirdPartyHandlers(
  thirdParties: ThirdParties,
  limits: RateLimits,
): Pick<DomainHandlers<"user">, "oauthThirdParty" | "redeemAuthCode"> {
  return {
    oauthThirdParty: async ({ body }, { caller }) =>
      (await limits.take("thirdPartyCodesByIdentity", caller.identityId)) ?? thirdParties.grant(body, caller),

    redeemAuthCode: async ({ body }, { ipAddress }) =>
      (await limits.take("thirdPartyTokensByAddress", ipAddress)) ?? thirdParties.redeem(body),
  };
}

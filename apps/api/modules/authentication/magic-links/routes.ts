import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { ExchangeProof } from "../exchange-proof.ts";
import type { RedeemMagicLink } from "./redeem-magic-link.ts";
import type { RequestMagicLink } from "./request-magic-link.ts";

export type MagicLinkHandlers = Pick<
  DomainHandlers<"user">,
  "requestMagicLink" | "magicLinkRedeem" | "authenticateMagicLink"
>;

/** The calls of sign-in links. */
export function createMagicLinkHandlers(dependencies: {
  requestMagicLink: RequestMagicLink;
  redeemMagicLink: RedeemMagicLink;
  exchangeProof: ExchangeProof;
  limits: RateLimits;
}): MagicLinkHandlers {
  const { requestMagicLink, redeemMagicLink, exchangeProof, limits } = dependencies;
  return {
    requestMagicLink: ({ body }, { caller, ipAddress }) =>
      requestMagicLink({
        ...body,
        returnPath: body.returnPath,
        deviceId: caller.deviceId,
        ipAddress,
      }),

    magicLinkRedeem: async ({ body }, { caller, ipAddress }) => {
      const limited = await limits.take("magicLinkTriesByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const { magicLinkId: secret, isConfirmed } = body;
      return redeemMagicLink({ secret, isConfirmed, deviceId: caller.deviceId });
    },

    authenticateMagicLink: async (_request, { caller }) => {
      const exchanged = await exchangeProof(caller.grant, "magic-link");
      return exchanged === undefined ? refuse("UNAUTHORIZED") : done(exchanged);
    },
  };
}

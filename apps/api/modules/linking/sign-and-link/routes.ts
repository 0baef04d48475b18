import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CheckSalStatus } from "./check-sal-status.ts";
import type { ClaimSubscription } from "./claim-subscription.ts";

/** The calls about subscriptions that wait for their owner. */
export function createSignAndLinkHandlers(dependencies: {
  checkSalStatus: CheckSalStatus;
  claimSubscription: ClaimSubscription;
  limits: RateLimits;
}): Pick<DomainHandlers<"user">, "checkSalStatus" | "claimSubscription"> {
  const { checkSalStatus, claimSubscription, limits } = dependencies;
  return {
    checkSalStatus: async ({ params }, { caller, ipAddress }) =>
      (await limits.take("invitationsByAddress", ipAddress)) ??
      checkSalStatus(params.magicLinkGrant, caller.deviceId),

    claimSubscription: async ({ body }, { caller }) =>
      claimSubscription(body.magicLinkGrant, caller.identityId),
  };
}

import type { DomainHandlers, Handler } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CheckSalStatus } from "./check-sal-status.ts";
import type { ClaimSubscription } from "./claim-subscription.ts";
import type { DeviceTokens } from "./device-tokens.ts";

export interface SignAndLinkHandlers {
  user: Pick<DomainHandlers<"user">, "checkSalStatus" | "claimSubscription">;
  legacy: Pick<DomainHandlers<"legacy">, "exchangeDeviceToken" | "createSalIdentity">;
}

/** The calls about subscriptions that wait for their owner. */
export function createSignAndLinkHandlers(dependencies: {
  checkSalStatus: CheckSalStatus;
  claimSubscription: ClaimSubscription;
  createSalIdentity: Handler<"legacy", "createSalIdentity">;
  deviceTokens: Pick<DeviceTokens, "exchange">;
  limits: RateLimits;
}): SignAndLinkHandlers {
  const { checkSalStatus, claimSubscription, createSalIdentity, deviceTokens, limits } = dependencies;
  const look = (ipAddress: string) => limits.take("invitationsByAddress", ipAddress);
  return {
    user: {
      checkSalStatus: async ({ params }, { caller, ipAddress }) =>
        (await look(ipAddress)) ?? checkSalStatus(params.magicLinkGrant, caller.deviceId),

      claimSubscription: async ({ body }, { caller }) =>
        claimSubscription(body.magicLinkGrant, caller.identityId),
    },
    legacy: {
      exchangeDeviceToken: async ({ body }, { ipAddress }) =>
        (await look(ipAddress)) ?? deviceTokens.exchange(body.dtok),

      createSalIdentity: async (request, context) =>
        (await look(context.ipAddress)) ?? createSalIdentity(request, context),
    },
  };
}

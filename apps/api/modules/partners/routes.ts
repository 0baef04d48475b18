import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { ActivateEntitlement } from "./activate-entitlement.ts";
import type { GrantPartnerAccess } from "./grant-partner-access.ts";
import type { ListEntitlements } from "./list-entitlements.ts";
import type { RedeemPartnerPlan } from "./stores/redeem-partner-plan.ts";
import type { TakeOverPurchases } from "./stores/take-over-purchases.ts";

export interface PartnerHandlers {
  partner: DomainHandlers<"partner">;
  activation: DomainHandlers<"activation">;
}

/** The calls about partners, and about stores that bill for our plans. */
export function createPartnerHandlers(dependencies: {
  listEntitlements: ListEntitlements;
  activateEntitlement: ActivateEntitlement;
  grantPartnerAccess: GrantPartnerAccess;
  redeemPartnerPlan: RedeemPartnerPlan;
  purchases: TakeOverPurchases;
}): PartnerHandlers {
  const { listEntitlements, activateEntitlement, grantPartnerAccess, redeemPartnerPlan, purchases } =
    dependencies;
  return {
    partner: {
      listEntitlements: async ({ query }, { caller }) => {
        const all = await listEntitlements(caller.identityId);
        const { subscriptionId, status } = query;
        const asked = all
          .filter((entitlement) => status === undefined || entitlement.status === status)
          .filter(
            (entitlement) => subscriptionId === undefined || entitlement.subscriptionId === subscriptionId,
          );
        return done({
          entitlements: asked.map((entitlement) => ({
            id: entitlement.id,
            subscriptionId: entitlement.subscriptionId,
            productId: entitlement.productId,
            status: entitlement.status,
          })),
        });
      },
      activateEntitlement: ({ params }, { caller }) =>
        activateEntitlement(caller.identityId, params.partnerEntitlementId),
      redeemPartnerPlan: ({ body }, { caller, ipAddress }) =>
        redeemPartnerPlan(body.token, caller, ipAddress),
    },
    activation: {
      syncPurchases: ({ params }, { caller }) => purchases.sync(params.syncTarget, caller),
      restorePurchases: ({ params }, { caller }) => purchases.restore(params.restoreTarget, caller),
      grantPartnerAccess: (_request, { caller }) => grantPartnerAccess(caller.deviceId),
    },
  };
}

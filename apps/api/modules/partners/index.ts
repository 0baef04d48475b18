import type { Offers } from "#modules/offers/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { PartnerGateway } from "#providers/partners/partner-gateway.ts";
import type { StoreGateway } from "#providers/stores/store-gateway.ts";
import { createActivateEntitlement } from "./activate-entitlement.ts";
import { createGrantPartnerAccess } from "./grant-partner-access.ts";
import { createListEntitlements } from "./list-entitlements.ts";
import { createListPartnerProducts } from "./partner-products.ts";
import { createPartnersRepository } from "./partners-repository.ts";
import { createPartnerHandlers, type PartnerHandlers } from "./routes.ts";
import { createPartnerPlansRepository } from "./stores/partner-plans-repository.ts";
import { createRedeemPartnerPlan } from "./stores/redeem-partner-plan.ts";
import { createTakeOverPurchases } from "./stores/take-over-purchases.ts";

/** What partners owe people, and the plans that stores bill. */
export interface Partners extends Module {
  handlers: PartnerHandlers;
  /** Hands what partners owe a person to the account that their plans are in from now on. */
  moveAllOf(identityId: string, keeperId: string): Promise<void>;
}

export interface PartnerNeeds {
  offers: Pick<Offers, "findNewest">;
  subscriptions: Subscriptions;
  partners: PartnerGateway;
  stores: StoreGateway;
}

export function createPartners(platform: Platform, needs: PartnerNeeds): Partners {
  const { clock, database, limits, secrets, securityLog } = platform;
  const { offers, subscriptions, partners, stores } = needs;
  const repository = createPartnersRepository(database);
  const listPartnerProducts = createListPartnerProducts(subscriptions, clock);
  const listEntitlements = createListEntitlements({ repository, listPartnerProducts, secrets });
  const plans = subscriptions.storePlans;
  const partnerPlans = createPartnerPlansRepository(database);
  const breaker = createBreaker(clock);
  const findOffer = offers.findNewest;
  return {
    moveAllOf: repository.moveAllOf,
    handlers: createPartnerHandlers({
      listEntitlements,
      activateEntitlement: createActivateEntitlement({
        repository,
        listEntitlements,
        partners,
        breaker,
        clock,
        secrets,
        securityLog,
      }),
      grantPartnerAccess: createGrantPartnerAccess({ repository, partners, clock }),
      redeemPartnerPlan: createRedeemPartnerPlan({
        database,
        partnerPlans,
        plans,
        partners,
        breaker,
        findOffer,
        limits,
        clock,
      }),
      purchases: createTakeOverPurchases({ database, plans, stores, findOffer }),
    }),
  };
}

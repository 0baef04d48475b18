import type { OffersRepository } from "#modules/offers/index.ts";
import {
  createActivateEntitlement,
  createGrantPartnerAccess,
  createListEntitlements,
  createListPartnerProducts,
  createPartnerHandlers,
  createPartnerPlansRepository,
  createPartnersRepository,
  createRedeemPartnerPlan,
  createStorePlansRepository,
  createTakeOverPurchases,
} from "#modules/partners/index.ts";
import { createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { PartnerGateway } from "#providers/partners/partner-gateway.ts";
import type { StoreGateway } from "#providers/stores/store-gateway.ts";

/** Wires what partners owe people, and the plans that stores bill. */
export function composePartners(
  platform: Platform,
  parts: { offers: OffersRepository; partners: PartnerGateway; stores: StoreGateway },
) {
  const { clock, database, limits, secrets, securityLog } = platform;
  const { offers, partners, stores } = parts;
  const repository = createPartnersRepository(database);
  const listEntitlements = createListEntitlements({
    repository,
    listPartnerProducts: createListPartnerProducts(createSubscriptionsRepository(database), clock),
    secrets,
  });
  const plans = createStorePlansRepository(database);
  const breaker = createBreaker(clock);
  return createPartnerHandlers({
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
      partnerPlans: createPartnerPlansRepository(database),
      plans,
      partners,
      breaker,
      findOffer: offers.findNewest,
      limits,
      clock,
    }),
    purchases: createTakeOverPurchases({
      database,
      plans,
      stores,
      findOffer: offers.findNewest,
    }),
  });
}

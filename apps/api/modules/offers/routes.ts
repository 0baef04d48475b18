import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import type { RateLimits } from "../../platform/rate-limits/rate-limits.ts";
import type { createFindChangeOffers } from "./listing/find-change-offers.ts";
import type { createFindSaveOffers } from "./save/find-save-offers.ts";
import type { createFindNewOffers } from "./listing/find-new-offers.ts";
import { toWireOffer } from "./offer-on-the-wire.ts";
import type { OffersRepository } from "./offers-repository.ts";

/** The calls that show offers. */
export function createOfferHandlers(dependencies: {
  repository: OffersRepository;
  findNewOffers: ReturnType<typeof createFindNewOffers>;
  findChangeOffers: ReturnType<typeof createFindChangeOffers>;
  findSaveOffers: ReturnType<typeof createFindSaveOffers>;
  limits: RateLimits;
}): DomainHandlers<"eligibility"> {
  const { repository, findNewOffers, findChangeOffers, findSaveOffers, limits } = dependencies;
  const limitCodes = async ({ promoCode }: { promoCode?: string | undefined }, ipAddress: string) =>
    promoCode ? limits.take("promoCodesByAddress", ipAddress) : undefined;
  return {
    getCatalogOffer: async ({ params }) => {
      const offer = await repository.findNewest(params.offerId);
      if (offer === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "offer" });
      return offer.withdrawnAt === null ? done(toWireOffer(offer)) : refuse("OFFER_EXPIRED");
    },
    getChangeOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ?? findChangeOffers(query, caller.identityId),
    getSaveOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ?? findSaveOffers(query, caller.identityId),
    getNewOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ??
      done(await findNewOffers(query, caller?.identityId ?? undefined)),
  };
}

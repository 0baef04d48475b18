import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { FindChangeOffers } from "./listing/find-change-offers.ts";
import type { FindSaveOffers } from "./save/find-save-offers.ts";
import type { FindNewOffers } from "./listing/find-new-offers.ts";
import type { OfferLinks } from "./links/offer-links.ts";
import { serializeOffer } from "./serialize-offer.ts";
import type { OffersRepository } from "./offers-repository.ts";

/** The calls that show offers. */
export function createOfferHandlers(dependencies: {
  repository: OffersRepository;
  findNewOffers: FindNewOffers;
  findChangeOffers: FindChangeOffers;
  findSaveOffers: FindSaveOffers;
  links: Pick<OfferLinks, "open">;
  limits: RateLimits;
}): DomainHandlers<"eligibility"> {
  const { repository, findNewOffers, findChangeOffers, findSaveOffers, links, limits } = dependencies;
  const limitCodes = async ({ promoCode }: { promoCode?: string | undefined }, ipAddress: string) =>
    promoCode ? limits.take("promoCodesByAddress", ipAddress) : undefined;
  return {
    getCatalogOffer: async ({ params }) => {
      const offer = await repository.findNewest(params.offerId);
      if (offer === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "offer" });
      return offer.withdrawnAt === null ? done(serializeOffer(offer)) : refuse("OFFER_EXPIRED");
    },
    getChangeOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ?? findChangeOffers(query, caller.identityId),
    getSaveOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ?? findSaveOffers(query, caller.identityId),
    openOfferLink: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("offerLinksByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const link = await links.open(body.token);
      const offer = link === undefined ? undefined : await repository.findNewest(link.offerId);
      // Which of these it is that is wrong with it is nobody's business but its owner's.
      return link === undefined || offer === undefined || offer.withdrawnAt !== null
        ? refuse("NOT_FOUND", { notFoundResourceType: "offerLink" })
        : done({ offer: serializeOffer(offer), maskedEmail: link.maskedEmail });
    },
    getNewOffers: async ({ query }, { caller, ipAddress }) =>
      (await limitCodes(query, ipAddress)) ??
      done(await findNewOffers(query, caller?.identityId ?? undefined)),
  };
}

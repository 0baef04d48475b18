import type { Identities } from "#modules/identities/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Student } from "#modules/student/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { PROMO_CODES } from "./catalogue/promo-code-list.ts";
import { createOfferLinks, type OfferLinks } from "./links/offer-links.ts";
import { createOfferLinksRepository } from "./links/offer-links-repository.ts";
import { createFindChangeOffers } from "./listing/find-change-offers.ts";
import { createFindNewOffers } from "./listing/find-new-offers.ts";
import { keepListing } from "./listing/keep-listing.ts";
import { createOffersRepository, type OffersRepository } from "./offers-repository.ts";
import { createOpenPromoCode, type OpenPromoCode } from "./promo/open-promo-code.ts";
import { createOfferHandlers } from "./routes.ts";
import {
  createFindSaveOffers,
  createDecideSaveOffer,
  type DecideSaveOffer,
} from "./save/find-save-offers.ts";
import { createSaveOffersRepository, type SaveOffersRepository } from "./save/save-offers-repository.ts";

export { CATALOGUE } from "./catalogue/catalogue.ts";
export { PROMO_CODES } from "./catalogue/promo-code-list.ts";
export type { OfferLinks } from "./links/offer-links.ts";
export type { FindTrialUse } from "./listing/find-new-offers.ts";
export { asVerified, type StudentProofs } from "./listing/for-students.ts";
export { serializeOffer, serializePhase, serializePrice } from "./serialize-offer.ts";
export type { OfferRow, OffersRepository } from "./offers-repository.ts";
export type { OpenPromoCode } from "./promo/open-promo-code.ts";
export { type DecideSaveOffer, saves } from "./save/find-save-offers.ts";
export type { SaveOffersRepository } from "./save/save-offers-repository.ts";

/** What can be bought, and changed to, by whom. */
export interface Offers extends OffersRepository, Module {
  handlers: DomainHandlers<"eligibility">;
  /** Writes the catalogue down where it is not. */
  addCatalogue(): Promise<void>;
  openPromoCode: OpenPromoCode;
  links: OfferLinks;
  saveOffers: SaveOffersRepository;
  decideSaveOffer: DecideSaveOffer;
}

export interface OfferNeeds {
  identities: Pick<Identities, "find">;
  subscriptions: Pick<Subscriptions, "findPlan">;
  /** Made after offers, which they sell and go by; asked only while a call is answered. */
  orders: () => Pick<Orders, "hasRedeemed" | "isLinkUsed" | "findTrialUse">;
  student: () => Pick<Student, "verifiedUntil">;
}

export function createOffers({ clock, database, limits, secrets }: Platform, needs: OfferNeeds): Offers {
  const { identities, subscriptions, orders } = needs;
  const repository = keepListing(createOffersRepository(database));
  const saveOffers = createSaveOffersRepository(database);
  const decideSaveOffer = createDecideSaveOffer(saveOffers, clock);
  const openPromoCode = createOpenPromoCode({
    repository,
    hasRedeemed: (...asked) => orders().hasRedeemed(...asked),
    clock,
  });
  const links = createOfferLinks({
    links: createOfferLinksRepository(database),
    isUsed: (digest) => orders().isLinkUsed(digest),
    findEmail: async (identityId) => {
      const identity = await identities.find(identityId);
      return identity?.emailProvedAt == null ? undefined : (identity.email ?? undefined);
    },
    secrets,
    clock,
  });
  const students = { verifiedUntil: (identityId: string) => needs.student().verifiedUntil(identityId) };
  const finding = { repository, openPromoCode, students, clock, findPlan: subscriptions.findPlan };
  return {
    ...repository,
    handlers: createOfferHandlers({
      repository,
      findNewOffers: createFindNewOffers({
        ...finding,
        findTrialUse: (...asked) => orders().findTrialUse(...asked),
      }),
      findChangeOffers: createFindChangeOffers(finding),
      findSaveOffers: createFindSaveOffers({ ...finding, decide: decideSaveOffer }),
      links,
      limits,
    }),
    addCatalogue: () => repository.addMissing([...CATALOGUE], [...PROMO_CODES]),
    openPromoCode,
    links,
    saveOffers,
    decideSaveOffer,
  };
}

export { CATALOGUE } from "./catalogue/catalogue.ts";
export { PROMO_CODES } from "./catalogue/promo-code-list.ts";
export { createFindChangeOffers } from "./listing/find-change-offers.ts";
export { createFindNewOffers, type FindTrialUse } from "./listing/find-new-offers.ts";
export {
  createFindSaveOffers,
  createJudgeSaveOffer,
  type JudgeSaveOffer,
  saves,
} from "./save/find-save-offers.ts";
export { createSaveOffersRepository, type SaveOffersRepository } from "./save/save-offers-repository.ts";
export { createOpenPromoCode, type OpenPromoCode } from "./promo/open-promo-code.ts";
export { createOfferLinks, type OfferLinks } from "./links/offer-links.ts";
export { createOfferLinksRepository } from "./links/offer-links-repository.ts";
export { asVerified, type StudentProofs } from "./listing/for-students.ts";
export { toWireOffer, toWirePhase, toWirePrice } from "./offer-on-the-wire.ts";
export { createOffersRepository, type OffersRepository } from "./offers-repository.ts";
export { offers } from "./offers-tables.ts";
export { createOfferHandlers } from "./routes.ts";

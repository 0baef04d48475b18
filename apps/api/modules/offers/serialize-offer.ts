import type { Offer as WireOffer } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { derivePrice } from "@skywave/domain/offers/derived-price";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import {
  type Offer,
  type OfferPhase,
  type PhasePrice,
  totalPriceInCents,
} from "@skywave/domain/offers/offer";
import { offerTypeOf } from "@skywave/domain/offers/offer-type";
import { inclusionsOf } from "./catalogue/plan-inclusions.ts";

/** An offer as clients see it: amounts in major units, with the figures that phases are compared by. */
export function serializeOffer(offer: Offer): WireOffer {
  const lastPhase = offer.phases.at(-1);
  if (lastPhase === undefined) throw new Error(`offer ${offer.id} has no phases`);
  const base = serializePrice(lastPhase.price);
  const inclusions = inclusionsOf(mainProductOf(offer));
  return {
    id: offer.id,
    version: offer.version,
    name: offer.name,
    type: offerTypeOf(offer.phases),
    country: offer.country,
    currency: offer.currency,
    baseTerm: offer.baseTerm,
    serviceType: offer.serviceType,
    billingPlatform: offer.billingPlatform,
    products: offer.products.map((product) => ({ ...product })),
    basePrice: { productAmount: base.productAmount, total: base.total },
    phases: offer.phases.map(serializePhase),
    ...(inclusions && { inclusions }),
  };
}

/** One phase as clients see it. */
export function serializePhase(phase: OfferPhase): WireOffer["phases"][number] {
  const derived = derivePrice(phase);
  return {
    type: phase.type,
    duration: phase.duration === "infinite" ? { kind: "infinite" } : { kind: "finite", ...phase.duration },
    billingPeriod: phase.billingPeriod,
    price: serializePrice(phase.price),
    priceMonthly: toMajorUnits(derived.priceMonthlyInCents),
    termLength: derived.termLengthInMonths,
    priceTerm: toMajorUnits(derived.priceTermInCents),
  };
}

/** A price in major units. */
export function serializePrice(price: PhasePrice) {
  return {
    productAmount: toMajorUnits(price.productAmountInCents),
    mrfAmount: toMajorUnits(price.royaltyFeeInCents),
    total: toMajorUnits(totalPriceInCents(price)),
  };
}

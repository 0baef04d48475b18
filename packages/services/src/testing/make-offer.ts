import type { Offer } from "@skywave/contract/offers/offer";

export function makeOffer(override: Partial<Offer> = {}): Offer {
  return {
    id: "offer-1",
    version: 1,
    name: "Streaming",
    type: "SelfPay",
    country: "US",
    currency: "USD",
    baseTerm: "Monthly",
    serviceType: "streaming",
    billingPlatform: "Direct",
    products: [],
    basePrice: { productAmount: 9.99, total: 11.99 },
    phases: [],
    ...override,
  };
}

import type { Address } from "@skywave/domain/addresses/address";
import { currencyOf } from "@skywave/domain/locale/country";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Country } from "@skywave/domain/locale/country";

const PRODUCTS = {
  satellite: { id: "satellite-all", name: "Polaris" },
  bundle: { id: "bundle-all", name: "Meridian" },
  marine: { id: "marine-offshore", name: "Halyard" },
  aviation: { id: "aviation-pilot", name: "Zephyr" },
} as const;

/** A year that came with a vehicle: nothing is charged, and nothing follows unless its owner asks for it. */
export function offerWith({
  country,
  plan,
}: {
  country: Country;
  plan: { product: keyof typeof PRODUCTS };
}): Offer {
  const product = PRODUCTS[plan.product];
  return {
    id: `${country.toLowerCase()}-${product.id}-prepaid`,
    version: 1,
    name: product.name,
    country,
    currency: currencyOf(country),
    baseTerm: "Annual",
    serviceType: plan.product === "bundle" ? "bundle" : "satellite",
    billingPlatform: "Direct",
    products: [{ ...product, productType: "main" }],
    phases: [
      {
        type: "Free",
        duration: { length: 12, timeUnit: "months" },
        billingPeriod: { length: 1, timeUnit: "months" },
        price: { productAmountInCents: 0, royaltyFeeInCents: 0 },
      },
    ],
  };
}

/** Where the vehicles of a country are kept. */
export const GARAGE_ADDRESSES: Readonly<Record<"US" | "CA", Address>> = {
  US: {
    addressLine1: "41 Harbor Road",
    city: "Corpus Christi",
    state: "TX",
    zipCode: "78401",
    country: "US",
  },
  CA: {
    addressLine1: "85, rue Saint-Louis",
    city: "Québec",
    state: "QC",
    zipCode: "G1R 3Z2",
    country: "CA",
  },
};

import type { Country } from "../locale/country.ts";
import { divideHalfUp } from "../money/cents.ts";
import type { PhasePrice, ServiceType } from "../offers/offer.ts";

/**
 * Share of the product price that is charged as music royalty fee, in thousandths. What satellites carry is charged more for;
 * a bundle is carried by both, and is charged as they are.
 */
const ROYALTY_RATE_IN_THOUSANDTHS: Readonly<Record<Country, Readonly<Record<ServiceType, number>>>> = {
  US: { streaming: 88, satellite: 214, bundle: 214 },
  CA: { streaming: 0, satellite: 0, bundle: 0 },
};

/** Splits an advertised price, in cents before tax, into product and royalty fee, so that both add up to it exactly. */
export function priceFromTotal(
  totalInCents: number,
  { country, serviceType }: { country: Country; serviceType: ServiceType },
): PhasePrice {
  const rate = ROYALTY_RATE_IN_THOUSANDTHS[country][serviceType];
  const productAmountInCents = divideHalfUp(totalInCents * 1000, 1000 + rate);
  return { productAmountInCents, royaltyFeeInCents: totalInCents - productAmountInCents };
}

import { divideHalfUp } from "@skywave/domain/money/cents";
import type { PhasePrice } from "@skywave/domain/offers/offer";

/** Share of the product price that is charged as music royalty fee, in thousandths. */
const ROYALTY_RATE_IN_THOUSANDTHS = { USD: 88, CAD: 0 };

/** Splits an advertised price into product and royalty fee, so that both add up to it exactly. */
export function priceFromTotal(totalInCents: number, currency: "USD" | "CAD"): PhasePrice {
  const productAmountInCents = divideHalfUp(
    totalInCents * 1000,
    1000 + ROYALTY_RATE_IN_THOUSANDTHS[currency],
  );
  return { productAmountInCents, royaltyFeeInCents: totalInCents - productAmountInCents };
}

import { isSameAddress } from "@skywave/domain/addresses/is-same-address";
import type { QuoteContext, QuoteStanding } from "../order/kind-of-order.ts";
import type { QuoteTerms } from "../order/order-row.ts";

/** What the quote of new plans comes to by now. */
export function decidePurchase(
  { offer, serviceAddress }: Pick<QuoteTerms, "offer" | "serviceAddress">,
  { profile }: Pick<QuoteContext, "profile">,
): QuoteStanding {
  return {
    isPlanOrdered: true,
    // Tax was quoted for an address; at another one the bill would be another.
    isAsQuoted: profile !== null && isSameAddress(serviceAddress, profile.serviceAddress),
    needsCard: offer.phases.some(({ price }) => price.productAmountInCents > 0),
  };
}

import type { Offer } from "@skywave/contract";

/** Whether an offer never costs anything, now or later: then nobody needs a card for it. */
export function chargesNothing(offer: Pick<Offer, "phases">): boolean {
  return offer.phases.every(({ price }) => price.total === 0);
}

import { derivePrice } from "./derived-price.ts";
import type { Offer } from "./offer.ts";

/** A dearer plan, by what a month of its full price costs, starts now; any other one when the term is over. */
export function switchFlowOf(
  from: Pick<Offer, "phases">,
  to: Pick<Offer, "phases">,
): "immediate" | "endOfTerm" {
  return monthlyPriceInCents(to) > monthlyPriceInCents(from) ? "immediate" : "endOfTerm";
}

function monthlyPriceInCents({ phases }: Pick<Offer, "phases">): number {
  const last = phases.at(-1);
  return last === undefined ? 0 : derivePrice(last).priceMonthlyInCents;
}

import type { Offer } from "@skywave/contract";

/** A plan, and how many of it are bought. */
interface CountedPlan {
  offer: Offer;
  quantity: number;
}

/** Each plan once: that of two radios is a line of each, and its price and terms are the same. */
export function countPlans(lines: readonly CountedPlan[]): CountedPlan[] {
  const counted = new Map<string, CountedPlan>();
  for (const { offer, quantity } of lines)
    counted.set(offer.id, { offer, quantity: (counted.get(offer.id)?.quantity ?? 0) + quantity });
  return [...counted.values()];
}

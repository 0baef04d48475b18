import type { Offer } from "@skywave/contract";

export type SwitchFlow = "immediate" | "endOfTerm" | "endOfPromotion";

/** When a switch is best made unless somebody says otherwise: at once to a dearer plan, else when the term is over. */
export function defaultFlow(from: Offer, to: Offer): SwitchFlow {
  const monthly = ({ phases }: Offer) => phases.at(-1)?.priceMonthly ?? 0;
  return monthly(to) > monthly(from) ? "immediate" : "endOfTerm";
}

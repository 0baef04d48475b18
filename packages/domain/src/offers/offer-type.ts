import type { OfferPhase } from "./offer.ts";

export type OfferType = "Trial" | "Promo" | "SelfPay";

/** Free makes an offer a trial, else Introductory a promotion, else it is paid in full from the start. */
export function offerTypeOf(phases: readonly Pick<OfferPhase, "type">[]): OfferType {
  if (phases.some((phase) => phase.type === "Free")) return "Trial";
  if (phases.some((phase) => phase.type === "Introductory")) return "Promo";
  return "SelfPay";
}

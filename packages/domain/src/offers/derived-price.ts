import { lengthInMonths } from "../calendar/billing-period.ts";
import { type OfferPhase, totalPriceInCents } from "./offer.ts";

/** The figures that a phase is compared by. */
export interface DerivedPrice {
  priceMonthlyInCents: number;
  /** Length of the phase in whole bills' months; a phase without end counts as one month. */
  termLengthInMonths: number;
  /** What the phase costs over that length. */
  priceTermInCents: number;
}

/** Derives the monthly price, the term and its price, rounded half-up once each. */
export function derivePrice(phase: OfferPhase): DerivedPrice {
  const total = totalPriceInCents(phase.price);
  const perMonth = total / lengthInMonths(phase.billingPeriod);
  const termLengthInMonths = phase.duration === "infinite" ? 1 : lengthInMonths(phase.duration);
  return {
    priceMonthlyInCents: Math.round(perMonth),
    termLengthInMonths,
    priceTermInCents: Math.round(perMonth * termLengthInMonths),
  };
}

import { lengthInMonths } from "../calendar/billing-period.ts";
import { divideHalfUp } from "../money/cents.ts";
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
  const totalInCents = totalPriceInCents(phase.price);
  const period = lengthInMonths(phase.billingPeriod);
  const term = phase.duration === "infinite" ? { count: 1, outOf: 1 } : lengthInMonths(phase.duration);
  return {
    priceMonthlyInCents: divideHalfUp(totalInCents * period.outOf, period.count),
    termLengthInMonths: term.count / term.outOf,
    priceTermInCents: divideHalfUp(totalInCents * period.outOf * term.count, period.count * term.outOf),
  };
}

import type { Offer } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { type OfferPhase, totalPriceInCents } from "@skywave/domain/offers/offer";
import { phaseSpansOf } from "@skywave/domain/pricing/phase-spans";

/** A stretch of time with one price, ready to be drawn; amounts in major units, days as `YYYY-MM-DD`. */
export interface DrawnStep {
  phaseType: "Free" | "Introductory" | "AutoRenewing";
  start: string;
  /** null: until cancelled. */
  end: string | null;
  billingPeriod: Offer["phases"][number]["billingPeriod"];
  price: number;
  /** undefined where no address is known yet. */
  priceAfterTax?: number;
}

/** What an offer costs over time if it starts at `now` (milliseconds since 1970), before tax. */
export function stepsOfOffer(offer: Offer, now: number): DrawnStep[] {
  const { phases, started } = startNow(offer, now);
  // The tables of taxes are not for the first page, which shows prices before tax.
  return phaseSpansOf(phases, started).map(({ phase, start, end }) => ({
    phaseType: phase.type,
    start: start.toString(),
    end: end?.toString() ?? null,
    billingPeriod: phase.billingPeriod,
    price: toMajorUnits(totalPriceInCents(phase.price)),
  }));
}

/** The phases of an offer as the rules of prices take them, and the day on which it would start. */
export function startNow(
  { phases }: Offer,
  now: number,
): { started: Temporal.PlainDate; phases: OfferPhase[] } {
  return {
    started: Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate(),
    phases: phases.map(({ type, duration, billingPeriod, price }) => ({
      type,
      billingPeriod,
      duration: duration.kind === "infinite" ? "infinite" : duration,
      price: {
        productAmountInCents: toCents(price.productAmount),
        royaltyFeeInCents: toCents(price.mrfAmount),
      },
    })),
  };
}

import type { Offer } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { pricePathOf } from "@skywave/domain/pricing/price-path";
import { newLife } from "@skywave/domain/pricing/subscription-life";

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
  const started = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(BILLING_TIME_ZONE)
    .toPlainDate();
  const phases = offer.phases.map(({ type, duration, billingPeriod, price }) => ({
    type,
    billingPeriod,
    duration: duration.kind === "infinite" ? ("infinite" as const) : duration,
    price: {
      productAmountInCents: toCents(price.productAmount),
      royaltyFeeInCents: toCents(price.mrfAmount),
    },
  }));
  return pricePathOf(newLife({ phases, started })).map((step) => ({
    phaseType: step.phaseType,
    start: step.start.toString(),
    end: step.end?.toString() ?? null,
    billingPeriod: step.billingPeriod,
    price: toMajorUnits(step.priceInCents),
  }));
}

import type { Period } from "../calendar/billing-period.ts";
import type { PhaseType } from "../offers/offer.ts";
import { totalPriceInCents } from "../offers/offer.ts";
import { chargesFrom, type PricedSubscription } from "./charges-from.ts";

/** A stretch of time over which every bill is the same. */
export interface PriceStep {
  phaseType: PhaseType;
  start: Temporal.PlainDate;
  /** The day the next step starts; absent for the price that goes on until cancelled. */
  end: Temporal.PlainDate | undefined;
  billingPeriod: Period;
  /** One bill, before and after tax. */
  priceInCents: number;
  priceAfterTaxInCents: number;
  billCount: number;
}

/** What a subscription will cost over time, as the few steps a person can take in at a glance. */
export function pricePathOf(subscription: PricedSubscription): PriceStep[] {
  const lastPhase = subscription.phases.at(-1);
  const steps: PriceStep[] = [];
  for (const charge of chargesFrom(subscription)) {
    const step = steps.at(-1);
    const isSamePrice =
      step?.phaseType === charge.phaseType && step.priceAfterTaxInCents === charge.totalInCents;
    if (step !== undefined && isSamePrice) {
      step.billCount += 1;
      step.end = charge.period.end;
    } else {
      steps.push({
        phaseType: charge.phaseType,
        start: charge.period.start,
        end: charge.period.end,
        billingPeriod: charge.billingPeriod,
        priceInCents: totalPriceInCents(charge.price),
        priceAfterTaxInCents: charge.totalInCents,
        billCount: 1,
      });
    }
    if (lastPhase?.duration === "infinite" && charge.phaseType === lastPhase.type) break;
  }
  const ongoing = steps.at(-1);
  if (ongoing !== undefined && lastPhase?.duration === "infinite") ongoing.end = undefined;
  return steps;
}

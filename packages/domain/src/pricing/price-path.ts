import type { Period } from "../calendar/billing-period.ts";
import type { PhaseType } from "../offers/offer.ts";
import { totalPriceInCents } from "../offers/offer.ts";
import { isBefore } from "../calendar/compare-days.ts";
import { type Charge, chargesFrom } from "./charges-from.ts";
import type { SubscriptionSchedule } from "./subscription-schedule.ts";

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

/** What a subscription costs over time, as the few steps a person can take in at a glance. */
export function pricePathOf(schedule: SubscriptionSchedule): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const charge of chargesFrom(schedule)) {
    if (charge.kind !== "period") continue;
    const step = steps.at(-1);
    if (step !== undefined && isSamePrice(step, charge)) {
      step.billCount += 1;
      step.end = charge.period.end;
    } else {
      cutOff(steps, charge.period.start);
      steps.push(stepFrom(charge));
    }
    if (isForEver(schedule, charge)) return withoutEnd(steps);
  }
  const last = steps.at(-1);
  if (last?.end !== undefined && schedule.end !== undefined && isBefore(schedule.end.on, last.end)) {
    last.end = schedule.end.on;
  }
  return steps;
}

/** A plan that is switched within a period has that price until then; on the first day of it, never. */
function cutOff(steps: PriceStep[], on: Temporal.PlainDate): void {
  const last = steps.at(-1);
  if (last === undefined) return;
  if (!isBefore(last.start, on)) steps.pop();
  else if (last.end !== undefined && isBefore(on, last.end)) last.end = on;
}

function stepFrom({ phaseType, period, billingPeriod, price, totalInCents }: Charge): PriceStep {
  return {
    phaseType,
    start: period.start,
    end: period.end,
    billingPeriod,
    priceInCents: totalPriceInCents(price),
    priceAfterTaxInCents: totalInCents,
    billCount: 1,
  };
}

function isSamePrice(step: PriceStep, charge: Charge): boolean {
  return (
    step.phaseType === charge.phaseType &&
    step.priceAfterTaxInCents === charge.totalInCents &&
    step.end?.equals(charge.period.start) === true
  );
}

/** Nothing that is known lies ahead any more: from here on each bill is like this one. */
function isForEver(schedule: SubscriptionSchedule, charge: Charge): boolean {
  const { plans, suspensionIntervals = [], addresses = [], end } = schedule;
  const phase = plans.at(-1)?.phases.at(-1);
  const changes = [
    ...plans.map(({ from }) => from),
    ...suspensionIntervals.map(({ from, until }) => until ?? from),
    ...addresses.map(({ from }) => from),
  ];
  return (
    end === undefined &&
    phase?.duration === "infinite" &&
    charge.phaseType === phase.type &&
    // On the day of a switch, the price of before may have been billed as well.
    totalPriceInCents(charge.price) === totalPriceInCents(phase.price) &&
    changes.every((day) => !isBefore(charge.period.start, day))
  );
}

function withoutEnd(steps: PriceStep[]): PriceStep[] {
  const last = steps.at(-1);
  if (last !== undefined) last.end = undefined;
  return steps;
}

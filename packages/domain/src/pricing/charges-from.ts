import { type Period, periodStart } from "../calendar/billing-period.ts";
import type { OfferPhase, PhasePrice, PhaseType } from "../offers/offer.ts";
import { type TaxableAddress, type TaxLine, taxLinesFor } from "../tax/tax-lines.ts";

/** One bill of a subscription, past or future, with every line that makes its total. */
export interface Charge {
  phaseType: PhaseType;
  billingPeriod: Period;
  /** First billed day, and the day after the last: the next period starts where this one ends. */
  period: { start: Temporal.PlainDate; end: Temporal.PlainDate };
  price: PhasePrice;
  taxes: readonly TaxLine[];
  totalInCents: number;
}

export interface PricedSubscription {
  phases: readonly OfferPhase[];
  started: Temporal.PlainDate;
  /** Where the service is used, for tax; without it the amounts are before tax. */
  serviceAddress?: TaxableAddress | undefined;
}

/**
 * The one source of amounts: yields every charge of a subscription in order, without end where its last
 * phase has none. Quotes, bills, next bill and price path all read from here, so they cannot disagree.
 */
export function* chargesFrom(subscription: PricedSubscription): Generator<Charge, void, undefined> {
  let phaseStart = subscription.started;
  let elapsed = new Temporal.Duration();
  for (const phase of subscription.phases) {
    elapsed = phase.duration === "infinite" ? elapsed : addPeriod(elapsed, phase.duration);
    const phaseEnd = phase.duration === "infinite" ? undefined : subscription.started.add(elapsed);
    yield* chargesOfPhase(phase, { start: phaseStart, end: phaseEnd }, subscription);
    if (phaseEnd === undefined) return;
    phaseStart = phaseEnd;
  }
}

function* chargesOfPhase(
  phase: OfferPhase,
  span: { start: Temporal.PlainDate; end: Temporal.PlainDate | undefined },
  subscription: PricedSubscription,
): Generator<Charge, void, undefined> {
  // A free phase is one charge of nothing, however many months it lasts.
  const step = phase.type === "Free" && phase.duration !== "infinite" ? phase.duration : phase.billingPeriod;
  const dayOf = billedDays(subscription.started, span.start, step);
  for (let n = 0; ; n += 1) {
    const start = dayOf(n);
    if (span.end !== undefined && Temporal.PlainDate.compare(start, span.end) >= 0) return;
    const end = dayOf(n + 1);
    yield priceCharge(phase, { start, end }, subscription.serviceAddress);
  }
}

/** The day the nth period of a phase starts. Month-based periods keep the day on which the subscription started. */
function billedDays(
  anchor: Temporal.PlainDate,
  phaseStart: Temporal.PlainDate,
  step: Period,
): (n: number) => Temporal.PlainDate {
  const fromPhase = (n: number) => periodStart(phaseStart, step, n);
  if (step.timeUnit === "days" || step.timeUnit === "weeks") return fromPhase;
  const { months } = anchor
    .toPlainYearMonth()
    .until(phaseStart.toPlainYearMonth(), { largestUnit: "months" });
  if (!anchor.add({ months }).equals(phaseStart)) return fromPhase;
  const stepInMonths = step.timeUnit === "years" ? step.length * 12 : step.length;
  return (n) => anchor.add({ months: months + stepInMonths * n });
}

function priceCharge(
  phase: OfferPhase,
  period: Charge["period"],
  address: TaxableAddress | undefined,
): Charge {
  const taxes = address === undefined ? [] : taxLinesFor(phase.price, address, period.start);
  const taxInCents = taxes.reduce((sum, tax) => sum + tax.amountInCents, 0);
  return {
    phaseType: phase.type,
    billingPeriod: phase.billingPeriod,
    period,
    price: phase.price,
    taxes,
    totalInCents: phase.price.productAmountInCents + phase.price.royaltyFeeInCents + taxInCents,
  };
}

function addPeriod(elapsed: Temporal.Duration, period: Period): Temporal.Duration {
  return Temporal.Duration.from({
    years: elapsed.years,
    months: elapsed.months,
    weeks: elapsed.weeks,
    days: elapsed.days,
    [period.timeUnit]: elapsed[period.timeUnit] + period.length,
  });
}

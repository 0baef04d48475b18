import type { Period } from "../calendar/billing-period.ts";
import type { PhasePrice, PhaseType } from "../offers/offer.ts";
import type { TaxLine } from "../tax/tax-lines.ts";
import { addressOn } from "./address-on.ts";
import { type BilledPeriod, billedPeriods } from "./billed-periods.ts";
import { priceOf, type Priced, shareOfPriced } from "./priced.ts";
import type { RefundRule, ScheduleFee, SubscriptionSchedule } from "./subscription-schedule.ts";

/** One charge of a subscription, past or future, with every line that makes its total. */
export interface Charge {
  /** A credit gives back what of a period was paid for and is not used; its amounts are negative. A fee is paid once. */
  kind: "period" | "credit" | "fee";
  phaseType: PhaseType;
  billingPeriod: Period;
  /** First day, and the day after the last: the next period starts where this one ends. */
  period: { start: Temporal.PlainDate; end: Temporal.PlainDate };
  price: PhasePrice;
  taxes: readonly TaxLine[];
  totalInCents: number;
  /** Of a credit: how many of the days that were billed it gives back, and which period they were in. */
  credited?: { days: number; billedDays: number; periodStart: Temporal.PlainDate };
}

/**
 * The one source of amounts: yields every charge of a subscription's schedule in the order of its days, without end
 * where its last phase has none. Quotes, bills, next bill, price path, previews of cancelling and mails all read
 * from here, so they cannot disagree.
 */
export function* chargesFrom(schedule: SubscriptionSchedule): Generator<Charge, void, undefined> {
  const fees = schedule.fees ?? [];
  let [place, paid] = [0, 0];
  for (const charge of planChargesFrom(schedule)) {
    for (let fee = fees[paid]; fee?.place === place; fee = fees[paid]) {
      yield feeCharge(fee, schedule);
      place += 1;
      paid += 1;
    }
    yield charge;
    place += 1;
  }
  for (const fee of fees.slice(paid)) yield feeCharge(fee, schedule);
}

function* planChargesFrom(schedule: SubscriptionSchedule): Generator<Charge, void, undefined> {
  for (const period of billedPeriods(schedule)) {
    const { phase, start, end } = period;
    const priced = priceOf(phase.price, addressOn(schedule, start), start);
    yield chargeOf(period, { start, end }, priced);
    const credit = creditFor(period, priced, schedule.end?.refund ?? "none");
    if (credit !== undefined && credit.totalInCents !== 0) yield credit;
  }
}

function chargeOf({ phase }: BilledPeriod, period: Charge["period"], priced: Priced): Charge {
  const { type, billingPeriod } = phase;
  return { kind: "period", phaseType: type, billingPeriod, period, ...priced };
}

function feeCharge({ on, amountInCents }: ScheduleFee, schedule: SubscriptionSchedule): Charge {
  const price = { productAmountInCents: amountInCents, royaltyFeeInCents: 0 };
  return {
    kind: "fee",
    phaseType: "AutoRenewing",
    billingPeriod: { length: 1, timeUnit: "days" },
    period: { start: on, end: on.add({ days: 1 }) },
    ...priceOf(price, addressOn(schedule, on), on),
  };
}

function creditFor(period: BilledPeriod, priced: Priced, refund: RefundRule): Charge | undefined {
  const { cut, billedDays, start, end } = period;
  if (cut === undefined) return undefined;
  const days = creditedDays(period, cut.by === "switch" ? "proRata" : refund);
  return {
    ...chargeOf(period, { start: cut.on, end }, shareOfPriced(priced, -days, billedDays)),
    kind: "credit",
    credited: { days, billedDays, periodStart: start },
  };
}

function creditedDays({ cut, billedDays }: BilledPeriod, refund: RefundRule): number {
  switch (refund) {
    case "none":
      return 0;
    case "proRata":
      return billedDays - (cut?.usedDays ?? billedDays);
    case "full":
      return billedDays;
  }
}

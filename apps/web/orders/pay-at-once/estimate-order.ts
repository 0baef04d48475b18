import type { Charge as QuotedCharge, Offer, Order } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { chargeLinesOf } from "@skywave/domain/pricing/charge-lines";
import type { Charge } from "@skywave/domain/pricing/charges-from";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import { type Billed, firstPaidBill, planOfOrder, stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { type DrawnStep, startNow } from "#pricing/price-path/price-steps.ts";

export interface EstimatedPlan {
  offer: Offer;
  /** Tax included. */
  steps: DrawnStep[];
  /** The first bill with something on it; undefined if nothing is ever charged. */
  firstBill: Pick<QuotedCharge, "period" | "lines"> | undefined;
}

/** What an order comes to at a place, before its server has said so; amounts in major units. */
export interface Estimate {
  currency: Offer["currency"];
  dueNow: number;
  plans: EstimatedPlan[];
}

export interface EstimateInput {
  /** Each plan as often as it is bought. */
  offers: readonly [Offer, ...Offer[]];
  /** undefined where none is known yet: the amounts are then before tax. */
  place: TaxableAddress | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The bills of an order by the rules and rates that its server quotes and bills by, for somebody who has no balance and
 * has had no trial. Nothing is paid by it: an order is only completed where its quote says the same.
 */
export function estimateOrder({ offers, place, now }: EstimateInput): Estimate {
  const charged = offers.map((offer) => {
    const start = startNow(offer, now);
    const schedule = newSchedule({ ...start, serviceAddress: place });
    return { offer, charges: orderChargesFor(schedule, { today: start.started, billedCount: 0 }) };
  });
  return {
    currency: offers[0].currency,
    dueNow: toMajorUnits(charged.reduce((sum, { charges }) => sum + dueNowInCents(charges), 0)),
    plans: charged.map(({ offer, charges }) => {
      const billed: Billed = {
        charges: {
          oneTimeCharge: charges.oneTimeCharge.map(billOf),
          repeatingCharge: charges.repeatingCharge.map(billOf),
          ongoingCharge: charges.ongoingCharge.map(billOf),
          zeroCharge: charges.zeroCharge.map(billOf),
        },
      };
      return { offer, steps: stepsOfQuote(billed), firstBill: firstPaidBill(billed) };
    }),
  };
}

function billOf(charge: Charge) {
  const { kind, phaseType, billingPeriod, period } = charge;
  return {
    kind,
    phaseType,
    billingPeriod,
    period: { start: period.start.toString(), end: period.end.toString() },
    lines: chargeLinesOf(charge),
  };
}

/** Whether a quote says of every bill what was worked out before it: only then was it agreed to with that. */
export function isAsEstimated(order: Order, { dueNow, plans }: Estimate): boolean {
  if (order.trialUse !== undefined || order.change !== undefined) return false;
  if (toCents(order.dueNow) !== toCents(dueNow)) return false;
  const quoted =
    order.lines === undefined ? [order] : order.lines.map((_line, place) => planOfOrder(order, place));
  return (
    quoted.length === plans.length &&
    plans.every(({ steps }, place) => {
      const plan = quoted[place];
      return plan !== undefined && isSamePath(stepsOfQuote(plan), steps);
    })
  );
}

function isSamePath(quoted: readonly DrawnStep[], estimated: readonly DrawnStep[]): boolean {
  return (
    quoted.length === estimated.length &&
    quoted.every((step, place) => {
      const other = estimated[place];
      return (
        other !== undefined &&
        step.start === other.start &&
        step.end === other.end &&
        step.price === other.price &&
        step.priceAfterTax === other.priceAfterTax
      );
    })
  );
}

import { type Charge, chargesFrom, type PricedSubscription } from "./charges-from.ts";

/** A quote's bills by what they mean to the buyer. Each bill stands in exactly one group. */
export interface OrderCharges {
  /** Due now. */
  oneTimeCharge: Charge[];
  /** The other bills of the introductory price. */
  repeatingCharge: Charge[];
  /** The first bill of the price that goes on until cancelled, unless it is the one due now. */
  ongoingCharge: Charge[];
  /** The free part. */
  zeroCharge: Charge[];
}

/** Sorts the charges of a new subscription into the four groups of an order. */
export function orderChargesFor(subscription: PricedSubscription): OrderCharges {
  const groups: OrderCharges = { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] };
  for (const charge of chargesFrom(subscription)) {
    const isDueNow = charge.period.start.equals(subscription.started);
    if (charge.phaseType === "Free") groups.zeroCharge.push(charge);
    else if (isDueNow) groups.oneTimeCharge.push(charge);
    else if (charge.phaseType === "Introductory") groups.repeatingCharge.push(charge);
    else {
      groups.ongoingCharge.push(charge);
      break;
    }
  }
  return groups;
}

/** What is charged to the card the moment the order is confirmed. */
export function dueNowInCents(charges: OrderCharges): number {
  return charges.oneTimeCharge.reduce((sum, charge) => sum + charge.totalInCents, 0);
}

import { isBefore } from "../calendar/compare-days.ts";
import { type Charge, chargesFrom } from "./charges-from.ts";
import type { SubscriptionSchedule } from "./subscription-schedule.ts";

/** A quote's charges by what they mean to the buyer. Each stands in exactly one group. */
export interface OrderCharges {
  /** Due now; with what is given back for the plan of before. */
  oneTimeCharge: Charge[];
  /** The other bills of the introductory price. */
  repeatingCharge: Charge[];
  /** The first bill of the price that goes on until cancelled, unless it is the one due now. */
  ongoingCharge: Charge[];
  /** The free part. */
  zeroCharge: Charge[];
}

/** Sorts the charges of a schedule that have not been billed yet into the four groups of an order. */
export function orderChargesFor(
  schedule: SubscriptionSchedule,
  { today, billedCount }: { today: Temporal.PlainDate; billedCount: number },
): OrderCharges {
  const groups: OrderCharges = { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] };
  for (const charge of chargesFrom(schedule).drop(billedCount)) {
    const isDueNow = !isBefore(today, charge.period.start);
    if (charge.kind === "period" && charge.phaseType === "Free") groups.zeroCharge.push(charge);
    else if (isDueNow) groups.oneTimeCharge.push(charge);
    else if (charge.phaseType === "Introductory") groups.repeatingCharge.push(charge);
    else {
      groups.ongoingCharge.push(charge);
      break;
    }
  }
  return groups;
}

/** What is charged the moment the order is confirmed, before balances; less than nought is given back. */
export function dueNowInCents(charges: OrderCharges): number {
  return charges.oneTimeCharge.reduce((sum, charge) => sum + charge.totalInCents, 0);
}

import { isBefore } from "../calendar/compare-days.ts";
import { totalPriceInCents } from "../offers/offer.ts";
import { type Charge, chargesFrom } from "./charges-from.ts";
import type { SubscriptionSchedule } from "./subscription-schedule.ts";

/** What falls due on one day: a period, a credit, or both where a plan is switched. */
export interface Bill {
  on: Temporal.PlainDate;
  charges: readonly [Charge, ...Charge[]];
  totalInCents: number;
  /** Place of the first charge among all of the schedule. They never change their places: billing counts by them. */
  firstCharge: number;
}

/** The charges of a schedule, from a place on, by the day they fall due. */
export function* billsFrom(
  schedule: SubscriptionSchedule,
  firstCharge = 0,
): Generator<Bill, void, undefined> {
  let bill: Bill | undefined;
  let place = firstCharge;
  for (const charge of chargesFrom(schedule).drop(firstCharge)) {
    const on = charge.period.start;
    if (bill?.on.equals(on)) {
      const totalInCents = bill.totalInCents + charge.totalInCents;
      bill = { ...bill, charges: [...bill.charges, charge], totalInCents };
    } else {
      if (bill !== undefined) yield bill;
      bill = { on, charges: [charge], totalInCents: charge.totalInCents, firstCharge: place };
    }
    place += 1;
  }
  if (bill !== undefined) yield bill;
}

/** The first bill from a place on that asks for money; undefined if none ever will. */
export function nextPaidBill(schedule: SubscriptionSchedule, firstCharge: number): Bill | undefined {
  for (const bill of billsFrom(schedule, firstCharge)) {
    if (bill.totalInCents > 0) return bill;
    if (isFreeForEver(schedule, bill)) return undefined;
  }
  return undefined;
}

/** Its last phase has no end and no price. */
function isFreeForEver(schedule: SubscriptionSchedule, bill: Bill): boolean {
  const plan = schedule.plans.at(-1);
  const phase = plan?.phases.at(-1);
  return (
    plan !== undefined &&
    !isBefore(bill.on, plan.from) &&
    phase?.duration === "infinite" &&
    totalPriceInCents(phase.price) === 0 &&
    phase.type === bill.charges.at(-1)?.phaseType
  );
}

import { isBefore } from "../calendar/compare-days.ts";
import { type Bill, billsFrom } from "./bills-from.ts";
import { type Charge, chargesFrom } from "./charges-from.ts";
import { drawOnBalance, type Drawn } from "./draw-on-balance.ts";
import type { PlanSpan, SubscriptionSchedule } from "./subscription-schedule.ts";

/** Why a charge is what it is, by what is new about it. */
export type ChargeReason =
  | "renewal"
  | "planStarts"
  | "phaseStarts"
  | "pauseEnds"
  | "taxChanges"
  | "credit"
  | "fee";

export interface UpcomingCharge {
  charge: Charge;
  reason: ChargeReason;
  /** Names the plan it is for. */
  offerKey: string;
}

/** A bill that lies ahead, and how much of it the balance would pay. */
export interface UpcomingBill extends Drawn {
  on: Temporal.PlainDate;
  charges: readonly UpcomingCharge[];
  totalInCents: number;
}

export interface ScheduleToBill {
  id: string;
  schedule: SubscriptionSchedule;
  billedCount: number;
}

/**
 * Every bill of a subscription up to a day, that day included. The balance is drawn on by all subscriptions of its
 * profile in the order of their days, so they come along.
 */
export function upcomingBillsOf(
  id: string,
  sameProfile: readonly ScheduleToBill[],
  { until, balanceInCents }: { until: Temporal.PlainDate; balanceInCents: number },
): UpcomingBill[] {
  let left = balanceInCents;
  return sameProfile
    .flatMap((owner) => billsUntil(owner, until).map((bill) => ({ owner, bill })))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.bill.on, other.bill.on))
    .flatMap(({ owner, bill }) => {
      const drawn = drawOnBalance(bill.totalInCents, left);
      left = drawn.balanceAfterInCents;
      if (owner.id !== id) return [];
      const { on, totalInCents } = bill;
      return [{ on, totalInCents, ...drawn, charges: explainedCharges(owner.schedule, bill) }];
    });
}

function billsUntil({ schedule, billedCount }: ScheduleToBill, until: Temporal.PlainDate): Bill[] {
  const bills: Bill[] = [];
  for (const bill of billsFrom(schedule, billedCount)) {
    if (isBefore(until, bill.on)) break;
    bills.push(bill);
  }
  return bills;
}

function explainedCharges(schedule: SubscriptionSchedule, { charges, firstCharge }: Bill): UpcomingCharge[] {
  const known = [...chargesFrom(schedule).take(firstCharge + charges.length)];
  return charges.map((charge, index) => {
    const before = known.slice(0, firstCharge + index).findLast(({ kind }) => kind === "period");
    const plan = planOf(schedule, charge);
    return { charge, reason: reasonOf(schedule, charge, before), offerKey: plan?.offerKey ?? "" };
  });
}

/** What is new about a charge, the weightiest first. */
function reasonOf(schedule: SubscriptionSchedule, charge: Charge, before: Charge | undefined): ChargeReason {
  if (charge.kind !== "period") return charge.kind;
  if (before === undefined || planOf(schedule, charge) !== planOf(schedule, before)) return "planStarts";
  if (charge.phaseType !== before.phaseType) return "phaseStarts";
  const start = charge.period.start;
  const isAfterPause = (schedule.suspensionIntervals ?? []).some(
    ({ reason, until }) => reason === "paused" && until?.equals(start) === true,
  );
  if (isAfterPause) return "pauseEnds";
  return ratesOf(charge) === ratesOf(before) ? "renewal" : "taxChanges";
}

function planOf({ plans }: SubscriptionSchedule, { period, credited }: Charge): PlanSpan | undefined {
  const day = credited?.periodStart ?? period.start;
  return plans.findLast(({ from }) => !isBefore(day, from)) ?? plans[0];
}

function ratesOf({ taxes }: Charge): string {
  return taxes
    .map(({ jurisdiction, taxType, rateInMillionths }) => [jurisdiction, taxType, rateInMillionths].join())
    .join(" ");
}

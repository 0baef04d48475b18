import type { OfferPhase } from "../offers/offer.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";

/**
 * All that decides what a subscription costs, on which days. What has been agreed but lies ahead (a switch at the
 * end of the term, a pause, a cancellation) is part of it, so that a preview is the bill computed early.
 */
export interface SubscriptionSchedule {
  /** In the order of time; each runs until the next one starts. */
  plans: readonly PlanSpan[];
  /** Spans without service, in the order of time, which do not overlap. */
  suspensionIntervals?: readonly SuspensionInterval[];
  /** Where the service is used, for tax, in the order of time; without any the amounts are before tax. */
  addresses?: readonly AddressSpan[];
  /** What was charged once beside its plans, in the order of time. */
  fees?: readonly ScheduleFee[];
  end?: ScheduleEnd;
}

/** Something that is paid for once, such as the move of a plan to another radio. */
export interface ScheduleFee {
  on: Temporal.PlainDate;
  /** Its place among all charges of the schedule. A day would not tell: other charges may fall on it before and after. */
  place: number;
  amountInCents: number;
}

export interface PlanSpan {
  /** The first day on its terms. */
  from: Temporal.PlainDate;
  phases: readonly OfferPhase[];
  /** Names the offer to whoever keeps the schedule. */
  offerKey: string;
  /** Breaks into the period of the plan before, that day's bill of it included; else that plan is not billed any more. */
  isAtOnce: boolean;
}

/** A pause starts where a bill would have been due; a suspension starts within a period and makes it longer. */
export interface SuspensionInterval {
  reason: "paused" | "suspended";
  from: Temporal.PlainDate;
  /** The first day with service again; absent while nobody knows. */
  until: Temporal.PlainDate | undefined;
}

export interface AddressSpan {
  from: Temporal.PlainDate;
  address: TaxableAddress;
}

/** What of the period under way is given back when a schedule ends within it. */
export type RefundRule = "none" | "proRata" | "full";

export interface ScheduleEnd {
  /** The first day without service. */
  on: Temporal.PlainDate;
  /** As with a plan: a bill that was due on that day had been made. */
  isAtOnce: boolean;
  refund: RefundRule;
}

/** The schedule of a subscription that starts now and of which nothing else is agreed. */
export function newSchedule(start: {
  phases: readonly OfferPhase[];
  offerKey?: string;
  started: Temporal.PlainDate;
  serviceAddress?: TaxableAddress | undefined;
}): SubscriptionSchedule {
  const { phases, started, serviceAddress, offerKey = "" } = start;
  const addresses = serviceAddress === undefined ? [] : [{ from: started, address: serviceAddress }];
  return { plans: [{ from: started, phases, offerKey, isAtOnce: true }], addresses };
}

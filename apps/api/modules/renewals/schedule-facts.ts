import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { OpenBill } from "@skywave/domain/schedule/dunning";
import { nextStep, type DueAction } from "@skywave/domain/schedule/next-step";
import { stateOn } from "@skywave/domain/schedule/state-on";
import {
  nextAdvanceMessage,
  nextFreeEndMessage,
  type AdvanceMessage,
  type SentAdvanceMessage,
} from "@skywave/domain/advance-messages/next-advance-message";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { offerOn, storeSchedule, type SubscriptionRow } from "#modules/subscriptions/index.ts";

/** Why a subscription ended that its owner did not end. */
export const UNPAID = "nonPay";

/** A subscription as the steps of its schedule see it. */
export interface ScheduleFacts {
  row: SubscriptionRow;
  schedule: SubscriptionSchedule;
  /** The day as of which it is seen. */
  today: Temporal.PlainDate;
  openBill: OpenBill | undefined;
  /** What its owner was told ahead of time. */
  sent: readonly SentAdvanceMessage[];
  /** Somebody is charging the bill just now, or nobody knows yet whether it was; who settles it goes on. */
  isBeingCharged: boolean;
}

/** The next step of a subscription that goes on, whoever has to take it. */
export function nextStepOf(facts: ScheduleFacts): DueAction | undefined {
  const { row, schedule, openBill } = facts;
  return nextStep({
    schedule,
    openBill,
    billedCount: row.billedCount,
    turnedUntil: row.turnedUntil,
    isSuspended: isSuspended(schedule),
    isBilledHere: isBilledHere(row),
    nextAdvanceMessageBy: (by) => nextAdvanceMessageOf(facts, by)?.on,
  });
}

/** What its owner is to be told next; whom somebody else bills, somebody else tells. What came with a car is billed by nobody. */
export function nextAdvanceMessageOf(
  { row, schedule, today, sent }: ScheduleFacts,
  by?: Temporal.PlainDate,
): AdvanceMessage | undefined {
  if (isBilledHere(row)) return nextAdvanceMessage({ schedule, today, sent, by });
  return row.source === "internal" ? nextFreeEndMessage({ schedule, today, sent }) : undefined;
}

function isBilledHere({ billingProfileId, source }: SubscriptionRow): boolean {
  return billingProfileId !== null && source === "stripe";
}

function isSuspended({ suspensionIntervals = [], end }: SubscriptionSchedule): boolean {
  return suspensionIntervals.some(
    ({ reason, until }) =>
      reason === "suspended" && (until === undefined || (end !== undefined && until.equals(end.on))),
  );
}

/** The columns that follow from the facts of a day. */
export function columnsOf(facts: ScheduleFacts, today: Temporal.PlainDate) {
  const { row, schedule, openBill } = facts;
  const state = stateOn(schedule, {
    today,
    isUnpaid: openBill !== undefined && isLate(openBill, today),
    endedUnpaid: row.cancellation?.reasonCode === UNPAID,
  });
  const stored = storeSchedule(schedule, { before: row });
  const isOver = state === "cancelled" || state === "expired";
  return {
    ...stored,
    state,
    productId: mainProductOf(offerOn(stored, today)),
    billedCount: row.billedCount,
    turnedUntil: row.turnedUntil,
    cancellation: row.cancellation,
    terminatedAt: row.terminatedAt,
    nextStepOn: isOver || facts.isBeingCharged ? null : (nextStepOf(facts)?.on ?? null),
  };
}

/** A bill of today whose card has not been refused yet is no arrears; one that no card can pay is. */
function isLate({ dueOn, lastTry, paymentMethodId }: OpenBill, today: Temporal.PlainDate): boolean {
  if (lastTry !== undefined || paymentMethodId === undefined) return true;
  return Temporal.PlainDate.compare(dueOn, today) < 0;
}

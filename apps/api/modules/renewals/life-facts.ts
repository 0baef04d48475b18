import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { OpenBill } from "@skywave/domain/life/dunning";
import { nextStep, type LifeStep } from "@skywave/domain/life/next-step";
import { stateOn } from "@skywave/domain/life/state-on";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import { offerOn, storeLife, type SubscriptionRow } from "../subscriptions/index.ts";

/** Why a subscription ended that its owner did not end. */
export const UNPAID = "nonPay";

/** A subscription as the steps of its life see it. */
export interface LifeFacts {
  row: SubscriptionRow;
  life: SubscriptionLife;
  openBill: OpenBill | undefined;
  /** Somebody is charging the bill just now, or nobody knows yet whether it was; who settles it goes on. */
  isBeingCharged: boolean;
}

/** The next step of a subscription that goes on, whoever has to take it. */
export function nextStepOf({ row, life, openBill }: LifeFacts): LifeStep | undefined {
  return nextStep({
    life,
    openBill,
    billedCount: row.billedCount,
    turnedUntil: row.turnedUntil,
    isSuspended: isSuspended(life),
    isBilledHere: row.billingProfileId !== null && row.source === "stripe",
  });
}

function isSuspended({ gaps = [], end }: SubscriptionLife): boolean {
  return gaps.some(
    ({ reason, until }) =>
      reason === "suspended" && (until === undefined || (end !== undefined && until.equals(end.on))),
  );
}

/** The columns that follow from the facts of a day. */
export function columnsOf(facts: LifeFacts, today: Temporal.PlainDate) {
  const { row, life, openBill } = facts;
  const state = stateOn(life, {
    today,
    isUnpaid: openBill !== undefined && isLate(openBill, today),
    endedUnpaid: row.cancellation?.reasonCode === UNPAID,
  });
  const stored = storeLife(life, { before: row });
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

/** A bill of today whose card has not been refused yet is no arrears. */
function isLate({ dueOn, lastTry }: OpenBill, today: Temporal.PlainDate): boolean {
  return lastTry !== undefined || Temporal.PlainDate.compare(dueOn, today) < 0;
}

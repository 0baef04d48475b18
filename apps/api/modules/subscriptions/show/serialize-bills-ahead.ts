import type { Subscription } from "@skywave/contract";
import { nextPaidBill } from "@skywave/domain/pricing/bills-from";
import { GRACE_IN_DAYS, nextTryOn, PATIENCE_IN_DAYS } from "@skywave/domain/schedule/dunning";
import { isBilledHere, type SubscriptionStanding } from "./change-facts.ts";

/** When a subscription is billed next, or what comes of a bill that is not paid. */
export function serializeBillsAhead(
  standing: SubscriptionStanding,
): Pick<Subscription, "nextBillOn" | "unpaid"> {
  const { row, schedule, openBill } = standing;
  const isOver = row.state === "cancelled" || row.state === "expired";
  if (isOver || !isBilledHere(row)) return {};
  if (openBill === undefined) {
    const bill = nextPaidBill(schedule, row.billedCount);
    return bill === undefined ? {} : { nextBillOn: bill.on.toString() };
  }
  const { dueOn } = openBill;
  return {
    unpaid: {
      dueOn: dueOn.toString(),
      nextTryOn: nextTryOn(openBill)?.toString() ?? null,
      suspendsOn: dueOn.add({ days: GRACE_IN_DAYS }).toString(),
      endsOn: dueOn.add({ days: PATIENCE_IN_DAYS }).toString(),
    },
  };
}

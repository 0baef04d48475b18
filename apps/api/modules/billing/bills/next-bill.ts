import type { SubscriptionToBill } from "#modules/subscriptions/index.ts";
import type { NextBill } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { addressOn } from "@skywave/domain/pricing/address-on";
import { type Bill, nextPaidBill } from "@skywave/domain/pricing/bills-from";
import { chargeLinesOf } from "@skywave/domain/pricing/charge-lines";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";

/**
 * The next day on which something falls due, and what will be charged for it once the balance of its profile, in
 * cents, has paid its part; undefined if nothing ever will be.
 */
export function findNextBill(
  subscriptions: readonly SubscriptionToBill[],
  balances: ReadonlyMap<string, number> = new Map(),
): NextBill | undefined {
  const upcoming = subscriptions.flatMap((subscription) => {
    const bill = nextPaidBill(subscription.schedule, subscription.billedCount);
    return bill === undefined ? [] : [{ subscription, bill }];
  });
  const [first] = upcoming.toSorted((a, b) => Temporal.PlainDate.compare(a.bill.on, b.bill.on));
  if (first === undefined) return undefined;
  const sameDay = upcoming.filter(({ bill }) => bill.on.equals(first.bill.on));
  const totalInCents = sameDay.reduce((sum, { bill }) => sum + bill.totalInCents, 0);
  const appliedInCents = sumDrawn(sameDay, balances);
  return {
    date: first.bill.on.toString(),
    amount: toMajorUnits(totalInCents - appliedInCents),
    ...(appliedInCents > 0 && { appliedBalance: toMajorUnits(appliedInCents) }),
    currency: first.subscription.currency,
    lines: sameDay.flatMap(({ subscription, bill }) =>
      bill.charges.map((charge) => lineOf(subscription, charge)),
    ),
  };
}

function lineOf(
  { id, nameOn, schedule }: SubscriptionToBill,
  charge: Bill["charges"][number],
): NextBill["lines"][number] {
  const { start, end } = charge.period;
  const place = addressOn(schedule, start)?.state;
  return {
    subscriptionId: id,
    description: nameOn(start),
    kind: charge.kind,
    phaseType: charge.phaseType,
    period: { start: start.toString(), end: end.toString() },
    ...(place !== undefined && { place }),
    lines: chargeLinesOf(charge),
  };
}

function sumDrawn(
  upcoming: readonly { subscription: SubscriptionToBill; bill: Bill }[],
  balances: ReadonlyMap<string, number>,
): number {
  const left = new Map(balances);
  return upcoming.reduce((sum, { subscription, bill }) => {
    const profile = subscription.billingProfileId ?? "";
    const drawn = drawOnBalance(bill.totalInCents, left.get(profile) ?? 0);
    left.set(profile, drawn.balanceAfterInCents);
    return sum + drawn.appliedBalanceInCents;
  }, 0);
}

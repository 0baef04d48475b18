import type { NextBill } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Currency } from "@skywave/domain/money/currency";
import { type Charge, chargesFrom, type PricedSubscription } from "@skywave/domain/pricing/charges-from";
import { storeCharge, toWireLines } from "./stored-charge.ts";

/** What billing needs to know of a running subscription. */
export interface SubscriptionToBill extends PricedSubscription {
  id: string;
  description: string;
  currency: Currency;
}

/** The next day on which something will be charged, and what; undefined if nothing ever will be. */
export function findNextBill(
  subscriptions: readonly SubscriptionToBill[],
  today: Temporal.PlainDate,
): NextBill | undefined {
  const upcoming = subscriptions.flatMap((subscription) => {
    const charge = firstPaidChargeAfter(subscription, today);
    return charge === undefined ? [] : [{ subscription, charge }];
  });
  const [first] = upcoming.toSorted((a, b) =>
    Temporal.PlainDate.compare(a.charge.period.start, b.charge.period.start),
  );
  if (first === undefined) return undefined;
  const sameDay = upcoming.filter(({ charge }) => charge.period.start.equals(first.charge.period.start));
  return {
    date: first.charge.period.start.toString(),
    amount: toMajorUnits(sameDay.reduce((sum, { charge }) => sum + charge.totalInCents, 0)),
    currency: first.subscription.currency,
    lines: sameDay.map(({ subscription, charge }) => ({
      subscriptionId: subscription.id,
      description: subscription.description,
      period: { start: charge.period.start.toString(), end: charge.period.end.toString() },
      lines: toWireLines(storeCharge(charge)),
    })),
  };
}

function firstPaidChargeAfter(
  subscription: PricedSubscription,
  today: Temporal.PlainDate,
): Charge | undefined {
  for (const charge of chargesFrom(subscription)) {
    const isAhead = Temporal.PlainDate.compare(charge.period.start, today) > 0;
    if (isAhead && charge.totalInCents > 0) return charge;
    // A plan that is free for ever has no end to look for.
    if (isAhead && charge.price === subscription.phases.at(-1)?.price) return undefined;
  }
  return undefined;
}

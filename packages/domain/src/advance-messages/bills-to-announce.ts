import { isBefore } from "../calendar/compare-days.ts";
import type { BillAdvanceMessageKind } from "../jurisdictions/advance-message-rules.ts";
import { totalPriceInCents } from "../offers/offer.ts";
import { type Charge, chargesFrom } from "../pricing/charges-from.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";

/** A bill that is not like the one before, or comes after a long term, so that people may have to be told of it. */
export interface BillToAnnounce {
  on: Temporal.PlainDate;
  before: Charge;
  after: Charge;
  /** What it is about, the most telling first, and how many days it has lasted what ends with it. */
  reasons: readonly { kind: BillAdvanceMessageKind; days: number }[];
}

/** The bills after a day and up to another that may need an advance message, in the order of their days. */
export function* billsToAnnounce(
  schedule: SubscriptionSchedule,
  { after, until }: { after: Temporal.PlainDate; until: Temporal.PlainDate },
): Generator<BillToAnnounce, void, undefined> {
  let before: Charge | undefined;
  let since: Temporal.PlainDate | undefined;
  for (const charge of chargesFrom(schedule)) {
    if (charge.kind !== "period") continue;
    const on = charge.period.start;
    if (isBefore(until, on)) return;
    if (before !== undefined && since !== undefined && isBefore(after, on) && !isOrdered(schedule, on)) {
      const reasons = reasonsOf(before, charge, daysBetween(since, on));
      if (reasons.length > 0) yield { on, before, after: charge, reasons };
    }
    if (before?.phaseType !== charge.phaseType) since = on;
    before = charge;
  }
}

/** The first bill after a day that asks for money, within a year and a half. */
export function nextCostAfter(schedule: SubscriptionSchedule, day: Temporal.PlainDate): Charge | undefined {
  const until = day.add({ months: 18 });
  for (const charge of chargesFrom(schedule)) {
    if (isBefore(until, charge.period.start)) return undefined;
    const isAhead = charge.kind === "period" && isBefore(day, charge.period.start);
    if (isAhead && charge.totalInCents > 0) return charge;
  }
  return undefined;
}

/** Whoever switches at once has just seen that bill, and paid it. */
function isOrdered(schedule: SubscriptionSchedule, on: Temporal.PlainDate): boolean {
  return schedule.plans.some(({ from, isAtOnce }) => isAtOnce && from.equals(on));
}

function reasonsOf(before: Charge, after: Charge, daysInPhase: number): BillToAnnounce["reasons"] {
  if (after.totalInCents <= 0) return [];
  const isDearer = totalPriceInCents(after.price) > totalPriceInCents(before.price);
  switch (before.phaseType) {
    case "Free":
      return [{ kind: "trialEnd", days: daysInPhase }];
    case "Introductory":
      return isDearer ? [{ kind: "promotionEnd", days: daysInPhase }] : [];
    case "AutoRenewing": {
      // A term is as long as it was sold, whatever days without service have been added to it.
      const { start } = before.period;
      const { length, timeUnit } = before.billingPeriod;
      const days = daysBetween(start, start.add({ [timeUnit]: length }));
      const renewal = { kind: "renewal", days } as const;
      return isDearer ? [{ kind: "priceChange", days }, renewal] : [renewal];
    }
  }
}

function daysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number {
  return from.until(until, { largestUnit: "days" }).days;
}

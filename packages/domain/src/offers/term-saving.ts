import { lengthInMonths, type Period } from "../calendar/billing-period.ts";
import { divideHalfUp } from "../money/cents.ts";

interface Bill {
  totalInCents: number;
  billingPeriod: Period;
}

/** What one bill of a longer term costs less than the bills of a shorter term for the same time, in cents; never less than 0. */
export function termSavingInCents(longer: Bill, shorter: Bill): number {
  const time = lengthInMonths(longer.billingPeriod);
  const each = lengthInMonths(shorter.billingPeriod);
  const otherwiseInCents = divideHalfUp(
    shorter.totalInCents * time.count * each.outOf,
    time.outOf * each.count,
  );
  return Math.max(0, otherwiseInCents - longer.totalInCents);
}

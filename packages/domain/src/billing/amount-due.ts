import { toCents, toMajorUnits } from "../money/cents.ts";

/** What a billing system says is to be paid; amounts in major units, each left out where it says nothing of it. */
export interface StatedAmounts {
  totalAmount?: number | undefined;
  amountDue?: number | undefined;
  nextPayment?: { amount: number } | null | undefined;
}

/** What is to be paid up to the next payment: the total where it is told, else what is due and the next payment. */
export function amountDueOf({ totalAmount, amountDue = 0, nextPayment }: StatedAmounts): number {
  return totalAmount ?? toMajorUnits(toCents(amountDue) + toCents(nextPayment?.amount ?? 0));
}

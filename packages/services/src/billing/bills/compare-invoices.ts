import type { Invoice, InvoiceLine } from "@skywave/contract/billing/invoices";
import type { ChargeLines } from "@skywave/contract/orders/charge";
import {
  compareBills,
  type ComparedBill,
  type ComparedCharge,
  type Difference,
  totalOfBill,
} from "@skywave/domain/billing/compare-bills";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";

/** A bill that can be compared: an invoice, or what one will be. */
export interface BillToCompare {
  plan: string;
  /** State or province where the service is used. */
  place: string;
  lines: readonly (ChargeLines & Pick<InvoiceLine, "kind" | "phaseType" | "period">)[];
}

/** Why a bill is not as high as the one before it; amounts in major units. */
export interface BillComparison {
  before: { number: string; dueDate: string; amount: number };
  difference: number;
  /** They add up to the difference. */
  parts: readonly DifferencePart[];
}

/** A cause with the amount it made, in major units. */
export type DifferencePart = { amount: number; cause: Difference };

const DAY_IN_MILLISECONDS = 86_400_000;
const MILLIONTHS = 1_000_000;

/** Null where there is no bill before; one for several plans says nothing of one of them alone. */
export type BillBefore = BillComparison | "severalPlans" | null;

/** Compares with the invoice before, where there is one that was for this plan alone. */
export function unlessForSeveral(
  before: Invoice | null,
  compare: (before: Invoice) => BillComparison,
): BillBefore {
  if (before === null) return null;
  const isForSeveral = before.lines.some(
    ({ kind, planName = before.description }) => kind === "period" && planName !== before.description,
  );
  return isForSeveral ? "severalPlans" : compare(before);
}

/** Compares a bill with the invoice before it. */
export function compareWithInvoice(now: BillToCompare, before: Invoice): BillComparison {
  const [bill, earlier] = [comparedBillOf(now), comparedBillOf(billOf(before))];
  return {
    before: { number: before.number, dueDate: before.dueDate, amount: before.amountTotal },
    difference: toMajorUnits(totalOfBill(bill) - totalOfBill(earlier)),
    parts: compareBills(bill, earlier).map((cause) => ({ amount: toMajorUnits(cause.amountInCents), cause })),
  };
}

/** Compares two invoices of one subscription. */
export function compareInvoices(now: Invoice, before: Invoice): BillComparison {
  return compareWithInvoice(billOf(now), before);
}

function billOf({ description, serviceAddress, lines }: Invoice): BillToCompare {
  return { plan: description, place: serviceAddress.state, lines };
}

function comparedBillOf({ plan, place, lines }: BillToCompare): ComparedBill {
  return { plan, place, charges: lines.map(chargeOf) };
}

function chargeOf(line: BillToCompare["lines"][number]): ComparedCharge {
  return {
    kind: line.kind,
    phaseType: line.phaseType,
    days: daysIn(line.period),
    productAmountInCents: toCents(line.productAmount),
    feeInCents: line.fees.reduce((sum, fee) => sum + toCents(fee.amount), 0),
    taxes: line.taxes.breakdown.map(({ rate, base, amount, taxType, ...tax }) => ({
      ...tax,
      taxType,
      rateInMillionths: Math.round(rate * MILLIONTHS),
      baseInCents: toCents(base),
      amountInCents: toCents(amount),
    })),
  };
}

/** The days of a period, of which the last is not covered any more. */
export function daysIn({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_IN_MILLISECONDS);
}

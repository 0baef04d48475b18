import type { BillingStatus } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";

interface Dated {
  date: Temporal.PlainDate;
  /** In major units. */
  amount: number;
}

/** What the books say of an account. */
export interface BillingFacts {
  today: Temporal.PlainDate;
  currency: BillingStatus["currency"];
  isEBill: boolean;
  hasCard: boolean;
  creditInCents: number;
  owed: readonly { dueDate: Temporal.PlainDate; amountInCents: number }[];
  lastPayment: Dated | undefined;
  nextPayment: Dated | undefined;
}

/** How an account stands with its bills, in the words of the legacy system. */
export function decideBillingStatus(facts: BillingFacts): BillingStatus {
  const { today, owed, creditInCents, hasCard } = facts;
  const owedInCents = owed.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const dated = ({ date, amount }: Dated) => ({
    date: date.toString(),
    amount,
    offsetDaysFromToday: today.until(date, { largestUnit: "days" }).days,
  });
  const dueInCents = Math.max(0, owedInCents - creditInCents);
  return {
    amountDue: toMajorUnits(dueInCents),
    totalAmount: toMajorUnits(dueInCents + toCents(facts.nextPayment?.amount ?? 0)),
    credit: toMajorUnits(Math.max(0, creditInCents)),
    currency: facts.currency,
    isEBill: facts.isEBill,
    isInvoice: !hasCard,
    isPastDue: owed.some(({ dueDate }) => Temporal.PlainDate.compare(dueDate, today) < 0),
    lastPayment: facts.lastPayment === undefined ? null : dated(facts.lastPayment),
    nextPayment: facts.nextPayment === undefined ? null : dated(facts.nextPayment),
    paymentType: hasCard ? "creditCard" : "invoice",
  };
}

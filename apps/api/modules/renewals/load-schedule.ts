import type { OpenBill } from "@skywave/domain/schedule/dunning";
import { cardStatus } from "@skywave/domain/billing/card-status";
import type { BillingProfileRow, Books, InvoiceRow, PaymentMethodRow } from "#modules/books/index.ts";
import type { AdvanceMessagesRepository } from "#modules/advance-messages/index.ts";
import { scheduleOf, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ScheduleFacts } from "./schedule-facts.ts";

/** A subscription with the bill it owes, and what that would be paid with. */
export interface LoadedSchedule extends ScheduleFacts {
  owed: OwedBill | undefined;
}

export interface OwedBill {
  invoice: InvoiceRow;
  attempts: number;
  payer: { profile: BillingProfileRow; method: PaymentMethodRow; customerId: string } | undefined;
}

export interface LoadParts {
  bills: Books["bills"];
  attempts: Books["attempts"];
  profiles: Books["profiles"];
  advanceMessages: Pick<AdvanceMessagesRepository, "listSent">;
}

export type LoadSchedule = (row: SubscriptionRow, today: Temporal.PlainDate) => Promise<LoadedSchedule>;

/** Reads what the steps of a schedule depend on. */
export function createLoadSchedule({ bills, attempts, profiles, advanceMessages }: LoadParts): LoadSchedule {
  const findPayer = async (invoice: InvoiceRow, today: Temporal.PlainDate): Promise<OwedBill["payer"]> => {
    const { identityId, billingProfileId } = invoice;
    const profile = await profiles.find(identityId, billingProfileId);
    const methods = await profiles.listPaymentMethods(identityId, billingProfileId);
    const method = methods.find(({ isDefault }) => isDefault);
    if (profile === undefined || profile.processorCustomerId === null || method === undefined)
      return undefined;
    const isGone = cardStatus({ year: method.expiryYear, month: method.expiryMonth }, today) === "EXPIRED";
    return isGone ? undefined : { profile, method, customerId: profile.processorCustomerId };
  };

  return async (row, today) => {
    const invoice = await bills.findOpen(row.identityId, row.id);
    const sent = await advanceMessages.listSent(row.identityId, row.id);
    const facts = { row, schedule: scheduleOf(row), today, sent };
    if (invoice === undefined)
      return { ...facts, openBill: undefined, isBeingCharged: false, owed: undefined };
    const tried = await attempts.findLast(row.identityId, invoice.id);
    const payer = await findPayer(invoice, today);
    const openBill: OpenBill = {
      dueOn: invoice.dueDate,
      lastTry: tried && lastTryOf(tried.last),
      paymentMethodId: payer?.method.id,
    };
    const isBeingCharged = await attempts.isBeingCharged(invoice);
    return { ...facts, openBill, isBeingCharged, owed: { invoice, attempts: tried?.count ?? 0, payer } };
  };
}

function lastTryOf(payment: {
  triedOn: Temporal.PlainDate;
  paymentMethodId: string;
  isFinal: boolean;
}): OpenBill["lastTry"] {
  const { triedOn: on, paymentMethodId, isFinal } = payment;
  return { on, paymentMethodId, isFinal };
}

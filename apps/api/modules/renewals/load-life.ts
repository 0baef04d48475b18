import type { OpenBill } from "@skywave/domain/life/dunning";
import { cardStatus } from "@skywave/domain/billing/card-status";
import type {
  BillingProfileRow,
  BillsRepository,
  Books,
  InvoiceRow,
  PaymentMethodRow,
  TriesRepository,
} from "#modules/books/index.ts";
import type { NoticesRepository } from "#modules/notices/index.ts";
import { lifeOf, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { LifeFacts } from "./life-facts.ts";

/** A subscription with the bill it owes, and what that would be paid with. */
export interface LoadedLife extends LifeFacts {
  owed: OwedBill | undefined;
}

export interface OwedBill {
  invoice: InvoiceRow;
  tries: number;
  payer: { profile: BillingProfileRow; method: PaymentMethodRow; customerId: string } | undefined;
}

export interface LoadParts {
  bills: BillsRepository;
  tries: TriesRepository;
  profiles: Books["profiles"];
  notices: Pick<NoticesRepository, "listSent">;
}

export type LoadLife = (row: SubscriptionRow, today: Temporal.PlainDate) => Promise<LoadedLife>;

/** Reads what the steps of a life depend on. */
export function createLoadLife({ bills, tries, profiles, notices }: LoadParts): LoadLife {
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
    const sent = await notices.listSent(row.identityId, row.id);
    const facts = { row, life: lifeOf(row), today, sent };
    if (invoice === undefined)
      return { ...facts, openBill: undefined, isBeingCharged: false, owed: undefined };
    const tried = await tries.findLast(row.identityId, invoice.id);
    const payer = await findPayer(invoice, today);
    const openBill: OpenBill = {
      dueOn: invoice.dueDate,
      lastTry: tried && lastTryOf(tried.last),
      paymentMethodId: payer?.method.id,
    };
    const isBeingCharged = await tries.isBeingCharged(invoice);
    return { ...facts, openBill, isBeingCharged, owed: { invoice, tries: tried?.count ?? 0, payer } };
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

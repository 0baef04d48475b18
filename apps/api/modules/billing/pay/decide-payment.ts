import type { Currency } from "@skywave/domain/money/currency";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { InvoiceRow } from "#modules/books/index.ts";
import { sumOwed } from "./share-out.ts";

export interface PaymentRequest {
  amountInCents?: number | undefined;
  currency?: Currency | undefined;
  invoiceId?: string | undefined;
}

export interface PaymentFacts {
  /** All bills of the profile that are not paid. */
  owed: readonly InvoiceRow[];
  /** The bill that is named, if it is this person's. */
  named: InvoiceRow | undefined;
  currency: Currency;
  isUnderWay: boolean;
}

/** What is to be paid, by whatever means. */
export type PaymentDecision =
  | { kind: "refuse"; refusal: Refusal }
  | { kind: "pay"; owed: readonly InvoiceRow[]; amountInCents: number };

/** Decides what a person pays: all that is due unless told otherwise, and never more. */
export function decidePayment(request: PaymentRequest, facts: PaymentFacts): PaymentDecision {
  const { invoiceId } = request;
  if (invoiceId !== undefined && facts.named === undefined)
    return refused(refuse("NOT_FOUND", { notFoundResourceType: "invoice" }));
  const owed = invoiceId === undefined ? facts.owed : facts.owed.filter(({ id }) => id === invoiceId);
  if (facts.isUnderWay) return refused(refuse("PAYMENT_IN_PROGRESS"));
  const dueInCents = sumOwed(owed);
  if (dueInCents === 0) return refused(refuse("NOTHING_DUE"));
  const { amountInCents = dueInCents, currency = facts.currency } = request;
  const invalidFields = [
    ...(currency === facts.currency ? [] : [{ field: "currency", code: "mismatch" }]),
    ...(amountInCents <= dueInCents ? [] : [{ field: "amount", code: "tooHigh" }]),
  ];
  return invalidFields.length > 0
    ? refused(refuse("INVALID_PAYLOAD", { invalidFields }))
    : { kind: "pay", owed, amountInCents };
}

function refused(refusal: Refusal): PaymentDecision {
  return { kind: "refuse", refusal };
}

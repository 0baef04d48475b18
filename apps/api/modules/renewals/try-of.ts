import { amountDueInCents, type InvoiceRow, type Payment } from "#modules/billing/index.ts";
import type { OwedBill } from "./load-life.ts";

// Longer than a card processor is waited for.
const LEASE_IN_SECONDS = 15;

/** The attempt to have a bill paid by the card on file, before the processor is asked. */
export function tryOf(
  invoice: InvoiceRow,
  attempt: {
    payer: NonNullable<OwedBill["payer"]>;
    tries: number;
    on: Temporal.PlainDate;
    now: Temporal.Instant;
  },
): Payment {
  const { payer, tries, on, now } = attempt;
  return {
    identityId: invoice.identityId,
    id: `renewal:${invoice.id}:${tries + 1}`,
    purpose: "renewal",
    subjectId: invoice.id,
    billingProfileId: invoice.billingProfileId,
    paymentMethodId: payer.method.id,
    processorCustomerId: payer.customerId,
    amountInCents: amountDueInCents(invoice),
    currency: invoice.currency,
    state: "started",
    processorChargeId: null,
    nextMove: null,
    isFinal: false,
    invoiceId: invoice.id,
    leaseUntil: now.add({ seconds: LEASE_IN_SECONDS }),
    startedAt: now,
    triedOn: on,
    paidAt: null,
  };
}

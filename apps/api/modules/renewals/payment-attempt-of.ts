import { amountDueInCents, type InvoiceRow, type Payment, startPayment } from "#modules/books/index.ts";
import type { OwedBill } from "./load-schedule.ts";

/** The attempt to have a bill paid by the card on file, before the processor is asked. */
export function paymentAttemptOf(
  invoice: InvoiceRow,
  attempt: {
    payer: NonNullable<OwedBill["payer"]>;
    attempts: number;
    on: Temporal.PlainDate;
    now: Temporal.Instant;
  },
): Payment {
  const { payer, attempts, on, now } = attempt;
  return startPayment(
    {
      identityId: invoice.identityId,
      purpose: "renewal",
      subjectId: invoice.id,
      attempt: attempts + 1,
      billingProfileId: invoice.billingProfileId,
      paymentMethodId: payer.method.id,
      processorCustomerId: payer.customerId,
      amountInCents: amountDueInCents(invoice),
      currency: invoice.currency,
      invoiceId: invoice.id,
      triedOn: on,
    },
    now,
  );
}

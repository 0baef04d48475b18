import type { Invoice } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { toWireLines } from "../stored-charge.ts";
import type { InvoiceRow } from "./invoices-repository.ts";

const NUMBER_LENGTH = 8;

/** A bill as clients see it; its status follows from what is paid and when it is due. */
export function toWireInvoice(invoice: InvoiceRow, today: Temporal.PlainDate): Invoice {
  const dueInCents = invoice.totalInCents - invoice.paidInCents;
  const isLate = Temporal.PlainDate.compare(today, invoice.dueDate) > 0;
  return {
    id: invoice.id,
    number: String(invoice.serialNumber).padStart(NUMBER_LENGTH, "0"),
    status: dueInCents === 0 ? "paid" : isLate ? "overdue" : "open",
    created: invoice.createdAt.toString(),
    currency: invoice.currency,
    amountDue: toMajorUnits(dueInCents),
    amountPaid: toMajorUnits(invoice.paidInCents),
    amountTotal: toMajorUnits(invoice.totalInCents),
    appliedBalance: 0,
    dueDate: invoice.dueDate.toString(),
    paymentMethodId: invoice.paymentMethodId,
    serviceAddress: invoice.serviceAddress,
    subscriptionId: invoice.subscriptionId,
    description: invoice.description,
    period: invoice.charge.period,
    lines: toWireLines(invoice.charge),
  };
}

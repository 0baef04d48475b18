import type { Invoice } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { chargeLinesOf } from "@skywave/domain/pricing/charge-lines";
import type { InvoiceRow } from "./invoices-repository.ts";
import type { StoredCharge } from "./stored-charge.ts";

const NUMBER_LENGTH = 8;

/** A bill as clients see it; its status follows from what is paid and when it is due. */
export function serializeInvoice(invoice: InvoiceRow, today: Temporal.PlainDate): Invoice {
  const dueInCents = amountDueInCents(invoice);
  const [first] = invoice.charges;
  if (first === undefined) throw new Error(`invoice ${invoice.id} has no charge`);
  const period = invoice.charges.findLast(({ kind }) => kind === "period")?.period ?? first.period;
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
    appliedBalance: toMajorUnits(invoice.appliedBalanceInCents),
    amountWrittenOff: toMajorUnits(invoice.writtenOffInCents),
    dueDate: invoice.dueDate.toString(),
    paymentMethodId: invoice.paymentMethodId,
    serviceAddress: invoice.serviceAddress,
    subscriptionId: invoice.subscriptionId,
    description: invoice.description,
    period,
    lines: invoice.charges.map(serializeLine),
  };
}

function serializeLine(charge: StoredCharge): Invoice["lines"][number] {
  const planName = charge.line?.planName ?? charge.planName;
  const subscriptionId = charge.line?.subscriptionId;
  return {
    ...chargeLinesOf(charge),
    kind: charge.kind,
    phaseType: charge.phaseType,
    ...(planName !== undefined && { planName }),
    ...(subscriptionId !== undefined && { subscriptionId }),
    period: charge.period,
    ...(charge.credited && { credited: charge.credited }),
  };
}

/** What of a bill is still to be paid. */
export function amountDueInCents(
  invoice: Pick<InvoiceRow, "totalInCents" | "appliedBalanceInCents" | "paidInCents" | "writtenOffInCents">,
): number {
  const { totalInCents, appliedBalanceInCents, paidInCents, writtenOffInCents } = invoice;
  return totalInCents - appliedBalanceInCents - paidInCents - writtenOffInCents;
}

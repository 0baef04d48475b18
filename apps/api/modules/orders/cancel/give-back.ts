import type { Bill } from "@skywave/domain/pricing/bills-from";
import { amountDueInCents, FOR_CANCELLATION, type Refund, refundOf } from "#modules/books/index.ts";
import type { LoadedSchedule } from "#modules/renewals/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { GivenBack } from "../change/change-rules.ts";
import type { OrderRow } from "../order/order-row.ts";
import { splitRefund } from "./split-refund.ts";

type Shares = ReturnType<typeof splitRefund>["shares"];

/** A credit pays what is owed first; what cards have paid goes back to them, and issuing keeps the rest. */
export function createGiveBack(parts: ChangeParts) {
  const { bills, changes, clock, issueBill, payments: allPayments } = parts;

  const reserveRefunds = async (
    order: OrderRow<"cancel">,
    creditInvoiceId: string,
    shares: Shares,
  ): Promise<Refund[]> => {
    const reserved: Refund[] = [];
    for (const { payment: source, amountInCents } of shares) {
      const payment = await allPayments.find(order.identityId, source.paymentId);
      if (payment == null || payment.processorChargeId === null)
        throw new Error(`payment ${source.paymentId} cannot be refunded`);
      const request = {
        identityId: order.identityId,
        paymentId: payment.id,
        amountInCents,
        reason: FOR_CANCELLATION,
        invoiceId: source.invoiceId,
        creditInvoiceId,
        key: `${order.id}:${payment.id}`,
      };
      const { processorChargeId } = payment;
      const refund = refundOf(request, { ...payment, processorChargeId }, clock.realNow());
      const state = await parts.refunds.reserve(refund, payment.amountInCents);
      if (state !== "reserved") throw new Error(`refund ${refund.id} is ${state}`);
      reserved.push(refund);
    }
    return reserved;
  };

  return async (order: OrderRow<"cancel">, { row, owed }: LoadedSchedule, bill: Bill): Promise<GivenBack> => {
    const payments = await changes.listRefundable(row.identityId, row.id);
    const owedInCents = owed === undefined ? 0 : amountDueInCents(owed.invoice);
    const split = splitRefund(-bill.totalInCents, { owedInCents, payments });
    const settledInCents = -(split.toBalanceDueInCents + split.toCardInCents);
    const issued = await issueBill(row, bill, { settledInCents });
    if (owed !== undefined && split.toBalanceDueInCents > 0)
      await bills.change(owed.invoice, { paidInCents: split.toBalanceDueInCents });
    return { issued, refunds: await reserveRefunds(order, issued.invoice.id, split.shares) };
  };
}

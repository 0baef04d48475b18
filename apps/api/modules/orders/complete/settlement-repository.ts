import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books, InvoiceRow, LedgerEntry, Payment } from "#modules/books/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { linesOf } from "../several/order-lines.ts";
import type { OrderRow } from "../orders-repository.ts";
import { orders } from "../orders-tables.ts";

type NewInvoice = Omit<InvoiceRow, "serialNumber">;

export interface SettlementRepository {
  /** Claims the attempt for settling: false when somebody else has settled it. */
  markCharged(payment: Payment, chargeId: string, invoice: NewInvoice): Promise<boolean>;
  /** Writes the bill with its ledger entries, starts the subscriptions, confirms the order. */
  confirm(order: OrderRow, invoice: NewInvoice, entries: LedgerEntry[]): Promise<void>;
  /** Puts the order back to where it can be tried again; false when somebody else has settled the attempt. */
  decline(order: OrderRow, payment: Payment, nextMove: NonNullable<Payment["nextMove"]>): Promise<boolean>;
}

/**
 * The writes by which an order becomes final. Each is one statement over several tables, since every statement
 * is a trip to the database while the customer waits. Call them in a transaction.
 */
export function createSettlementRepository(
  database: Database,
  parts: Pick<Books, "bills" | "ledger" | "tries"> & { subscriptions: Subscriptions },
): SettlementRepository {
  const { bills, ledger, tries, subscriptions } = parts;
  const queries = () => database.queries();
  const isOrder = (order: Pick<OrderRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));
  const boughtBy = (order: OrderRow) => ({
    identityId: order.identityId,
    ids: linesOf(order).map(({ subscriptionId }) => subscriptionId ?? ""),
  });

  return {
    markCharged: (payment, processorChargeId, { id: invoiceId, createdAt: paidAt }) =>
      tries.settle(payment, { state: "charged", processorChargeId, invoiceId, paidAt }),

    async confirm(order, invoice, entries) {
      await queries()
        .with(
          bills.adding(invoice),
          ledger.writing({ ...invoice, at: invoice.createdAt }, entries),
          subscriptions.starting(boughtBy(order)),
        )
        .update(orders)
        .set({ state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },

    async decline(order, payment, nextMove) {
      if (!(await tries.settle(payment, { state: "declined", nextMove }))) return false;
      await queries()
        .with(subscriptions.removing(boughtBy(order)))
        .update(orders)
        .set({ state: "quoted" })
        .where(isOrder(order));
      return true;
    },
  };
}

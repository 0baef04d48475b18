import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import {
  type InvoiceRow,
  invoices,
  ledgerEntries,
  type LedgerEntry,
  ledgerRows,
  type Payment,
  payments,
} from "#modules/books/index.ts";
import { subscriptions } from "#modules/subscriptions/index.ts";
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
export function createSettlementRepository(database: Database): SettlementRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<OrderRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));
  const isBoughtBy = (order: OrderRow) =>
    and(
      eq(subscriptions.identityId, order.identityId),
      inArray(
        subscriptions.id,
        linesOf(order).map(({ subscriptionId }) => subscriptionId ?? ""),
      ),
    );
  const isOpen = (payment: Pick<Payment, "identityId" | "id">) =>
    and(
      eq(payments.identityId, payment.identityId),
      eq(payments.id, payment.id),
      inArray(payments.state, ["started", "unknown"]),
    );

  return {
    async markCharged(payment, chargeId, invoice) {
      const rows = await queries()
        .update(payments)
        .set({
          state: "charged",
          processorChargeId: chargeId,
          invoiceId: invoice.id,
          paidAt: invoice.createdAt,
        })
        .where(isOpen(payment))
        .returning({ id: payments.id });
      return rows.length > 0;
    },

    async confirm(order, invoice, entries) {
      const bill = queries()
        .$with("bill")
        .as(queries().insert(invoices).values(invoice).returning({ id: invoices.id }));
      const book = queries()
        .$with("book")
        .as(
          queries()
            .insert(ledgerEntries)
            .values(ledgerRows({ ...invoice, at: invoice.createdAt }, entries))
            .returning({
              account: ledgerEntries.account,
            }),
        );
      const start = queries()
        .$with("start")
        .as(
          queries()
            .update(subscriptions)
            .set({ state: "active" })
            .where(isBoughtBy(order))
            .returning({ id: subscriptions.id }),
        );
      await queries()
        .with(bill, book, start)
        .update(orders)
        .set({ state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },

    async decline(order, payment, nextMove) {
      const rows = await queries()
        .update(payments)
        .set({ state: "declined", nextMove })
        .where(isOpen(payment))
        .returning({ id: payments.id });
      if (rows.length === 0) return false;
      const release = queries()
        .$with("release")
        .as(queries().delete(subscriptions).where(isBoughtBy(order)).returning({ id: subscriptions.id }));
      await queries().with(release).update(orders).set({ state: "quoted" }).where(isOrder(order));
      return true;
    },
  };
}

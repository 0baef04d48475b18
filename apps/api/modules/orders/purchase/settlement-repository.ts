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
} from "#modules/billing/index.ts";
import { subscriptions } from "#modules/subscriptions/index.ts";
import { orders } from "../order/orders-tables.ts";
import type { PurchaseRow } from "./purchase-row.ts";

type Bought = Pick<PurchaseRow, "identityId" | "id">;
type NewInvoice = Omit<InvoiceRow, "serialNumber">;

export interface SettlementRepository {
  /** Claims the attempt for settling: false when somebody else has settled it. */
  markCharged(payment: Payment, chargeId: string, invoice: NewInvoice): Promise<boolean>;
  /** Writes the bill with its ledger entries, starts the subscriptions, confirms the order. */
  confirm(order: Bought, invoice: NewInvoice, entries: LedgerEntry[]): Promise<void>;
  /** Puts the order back to where it can be tried again; false when somebody else has settled the attempt. */
  decline(
    payment: Payment,
    options: { started: readonly string[]; nextMove: NonNullable<Payment["nextMove"]> },
  ): Promise<boolean>;
}

/**
 * The writes by which an order becomes final. Each is one statement over several tables, since every statement
 * is a trip to the database while the customer waits. Call them in a transaction.
 */
export function createSettlementRepository(database: Database): SettlementRepository {
  const queries = () => database.queries();
  const isOrder = (identityId: string, id: string) =>
    and(eq(orders.identityId, identityId), eq(orders.id, id));
  const isOneOf = (identityId: string, ids: readonly string[]) =>
    and(eq(subscriptions.identityId, identityId), inArray(subscriptions.id, [...ids]));
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
      const { identityId, subscriptionId, otherSubscriptionIds } = invoice;
      const bill = queries()
        .$with("bill")
        .as(queries().insert(invoices).values(invoice).returning({ id: invoices.id }));
      const book = queries()
        .$with("book")
        .as(
          queries()
            .insert(ledgerEntries)
            .values(ledgerRows({ ...invoice, at: invoice.createdAt }, entries))
            .returning({ account: ledgerEntries.account }),
        );
      const start = queries()
        .$with("start")
        .as(
          queries()
            .update(subscriptions)
            .set({ state: "active" })
            .where(isOneOf(identityId, [subscriptionId, ...otherSubscriptionIds]))
            .returning({ id: subscriptions.id }),
        );
      await queries()
        .with(bill, book, start)
        .update(orders)
        .set({ state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(identityId, order.id));
    },

    async decline(payment, { started, nextMove }) {
      const { identityId, subjectId } = payment;
      const rows = await queries()
        .update(payments)
        .set({ state: "declined", nextMove })
        .where(isOpen(payment))
        .returning({ id: payments.id });
      if (rows.length === 0) return false;
      const release = queries()
        .$with("release")
        .as(
          queries()
            .delete(subscriptions)
            .where(isOneOf(identityId, started))
            .returning({ id: subscriptions.id }),
        );
      await queries()
        .with(release)
        .update(orders)
        .set({ state: "quoted" })
        .where(isOrder(identityId, subjectId));
      return true;
    },
  };
}

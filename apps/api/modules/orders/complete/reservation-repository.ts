import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type InvoiceRow, invoices, type Payment, payments } from "#modules/books/index.ts";
import { type SubscriptionRow, subscriptions } from "#modules/subscriptions/index.ts";
import type { OrderRow } from "../orders-repository.ts";
import { orders } from "../orders-tables.ts";

type NewInvoice = Omit<InvoiceRow, "serialNumber">;
export type Reservation = Pick<
  OrderRow,
  "attempt" | "confirmFingerprint" | "confirmKey" | "subscriptionId" | "lines" | "agreement"
>;

export interface ReservationRepository {
  /** Takes the places of the subscriptions and writes down the charge, before the card processor is asked. */
  reserve(
    order: OrderRow,
    options: { reservation: Reservation; held: SubscriptionRow[]; payment: Payment },
  ): Promise<void>;
  /** Starts subscriptions for which nothing is due now. */
  startFree(
    order: OrderRow,
    options: { reservation: Reservation; started: SubscriptionRow[]; invoice: NewInvoice },
  ): Promise<void>;
}

/** The writes by which an order is taken up for confirming, one statement each. Call them in a transaction. */
export function createReservationRepository(database: Database): ReservationRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<OrderRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));

  return {
    async reserve(order, { reservation, held, payment }) {
      const place = queries()
        .$with("place")
        .as(queries().insert(subscriptions).values(held).returning({ id: subscriptions.id }));
      const attempt = queries()
        .$with("attempt")
        .as(queries().insert(payments).values(payment).returning({ id: payments.id }));
      await queries()
        .with(place, attempt)
        .update(orders)
        .set({ ...reservation, state: "processing" })
        .where(isOrder(order));
    },

    async startFree(order, { reservation, started, invoice }) {
      const place = queries()
        .$with("place")
        .as(queries().insert(subscriptions).values(started).returning({ id: subscriptions.id }));
      const bill = queries()
        .$with("bill")
        .as(queries().insert(invoices).values(invoice).returning({ id: invoices.id }));
      await queries()
        .with(place, bill)
        .update(orders)
        .set({ ...reservation, state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },
  };
}

import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books, InvoiceRow, Payment } from "#modules/books/index.ts";
import type { SubscriptionRow, Subscriptions } from "#modules/subscriptions/index.ts";
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
export function createReservationRepository(
  database: Database,
  { bills, payments, subscriptions }: Pick<Books, "bills" | "payments"> & { subscriptions: Subscriptions },
): ReservationRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<OrderRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));

  return {
    async reserve(order, { reservation, held, payment }) {
      await queries()
        .with(subscriptions.adding(held), payments.adding(payment))
        .update(orders)
        .set({ ...reservation, state: "processing" })
        .where(isOrder(order));
    },

    async startFree(order, { reservation, started, invoice }) {
      await queries()
        .with(subscriptions.adding(started), bills.adding(invoice))
        .update(orders)
        .set({ ...reservation, state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },
  };
}

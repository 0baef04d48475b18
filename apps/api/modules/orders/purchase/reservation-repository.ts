import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type InvoiceRow, invoices, type Payment, payments } from "#modules/billing/index.ts";
import { type SubscriptionRow, subscriptions } from "#modules/subscriptions/index.ts";
import { attemptOf } from "../order/read-order.ts";
import { orders } from "../order/orders-tables.ts";
import type { PurchaseRow } from "./purchase-row.ts";

type NewInvoice = Omit<InvoiceRow, "serialNumber">;
export interface ReservationRepository {
  /** Takes the places of the subscriptions and writes down the charge, before the card processor is asked. */
  reserve(order: PurchaseRow, options: { held: SubscriptionRow[]; payment: Payment }): Promise<void>;
  /** Starts subscriptions for which nothing is due now. */
  startFree(order: PurchaseRow, options: { started: SubscriptionRow[]; invoice: NewInvoice }): Promise<void>;
}

/** The writes by which an order is taken up for confirming, one statement each. Call them in a transaction. */
export function createReservationRepository(database: Database): ReservationRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<PurchaseRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));
  /** The attempt, with the ids of what it starts. */
  const takenUp = ({ subscriptionId, lines, ...order }: PurchaseRow) => ({
    ...attemptOf(order),
    subscriptionId,
    lines,
  });

  return {
    async reserve(order, { held, payment }) {
      const place = queries()
        .$with("place")
        .as(queries().insert(subscriptions).values(held).returning({ id: subscriptions.id }));
      const attempt = queries()
        .$with("attempt")
        .as(queries().insert(payments).values(payment).returning({ id: payments.id }));
      await queries()
        .with(place, attempt)
        .update(orders)
        .set({ ...takenUp(order), state: "processing" })
        .where(isOrder(order));
    },

    async startFree(order, { started, invoice }) {
      const place = queries()
        .$with("place")
        .as(queries().insert(subscriptions).values(started).returning({ id: subscriptions.id }));
      const bill = queries()
        .$with("bill")
        .as(queries().insert(invoices).values(invoice).returning({ id: invoices.id }));
      await queries()
        .with(place, bill)
        .update(orders)
        .set({ ...takenUp(order), state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },
  };
}

import { and, eq, type WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books, NewInvoice, Payment } from "#modules/books/index.ts";
import type { SubscriptionRow, Subscriptions } from "#modules/subscriptions/index.ts";
import { attemptOf } from "../order/read-order.ts";
import { orders } from "../order/orders-tables.ts";
import type { PurchaseRow } from "./purchase-row.ts";

export interface ReservationRepository {
  /** Takes the places of the subscriptions and writes down the charge, before the card processor is asked. */
  reserve(order: PurchaseRow, options: { held: SubscriptionRow[]; payment: Payment }): Promise<void>;
  /** Starts subscriptions for which nothing is due now. */
  startFree(
    order: PurchaseRow,
    options: { started: SubscriptionRow[]; invoice: NewInvoice; announcement: WithSubquery[] },
  ): Promise<void>;
}

/** The writes by which an order is taken up for confirming, one statement each. Call them in a transaction. */
export function createReservationRepository(
  database: Database,
  { bills, payments, subscriptions }: Pick<Books, "bills" | "payments"> & { subscriptions: Subscriptions },
): ReservationRepository {
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
      await queries()
        .with(subscriptions.adding(held), payments.adding(payment))
        .update(orders)
        .set({ ...takenUp(order), state: "processing" })
        .where(isOrder(order));
    },

    async startFree(order, { started, invoice, announcement }) {
      await queries()
        .with(subscriptions.adding(started), bills.adding(invoice), ...announcement)
        .update(orders)
        .set({ ...takenUp(order), state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(order));
    },
  };
}

import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books } from "#modules/books/index.ts";
import { type Reservation } from "../complete/reservation-repository.ts";
import type { OrderRow } from "../orders-repository.ts";
import { orders } from "../orders-tables.ts";
import type { RefundablePayment } from "./split-refund.ts";

export interface ChangesRepository {
  findBalance(identityId: string, billingProfileId: string): Promise<number>;
  /** What cards have paid for a subscription and could still get back, the newest payment first. */
  listRefundable(identityId: string, subscriptionId: string): Promise<RefundablePayment[]>;
  reserve(order: OrderRow, reservation: Reservation): Promise<void>;
  confirm(
    order: OrderRow,
    result: Partial<Reservation> & { invoiceId: string | null; confirmedAt: Temporal.Instant },
  ): Promise<void>;
  /** Puts the order back to where it can be tried again. */
  reopen(order: OrderRow): Promise<void>;
}

/** What changes of a subscription read and write beside its life. */
export function createChangesRepository(
  database: Database,
  { balances, refunds }: Pick<Books, "balances" | "refunds">,
): ChangesRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<OrderRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));

  return {
    findBalance: balances.find,
    listRefundable: refunds.reservations.listRefundable,

    async reserve(order, reservation) {
      await queries()
        .update(orders)
        .set({ ...reservation, state: "processing" })
        .where(isOrder(order));
    },

    async confirm(order, result) {
      await queries()
        .update(orders)
        .set({ ...result, state: "confirmed" })
        .where(isOrder(order));
    },

    async reopen(order) {
      await queries().update(orders).set({ state: "quoted" }).where(isOrder(order));
    },
  };
}

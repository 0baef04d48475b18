import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books } from "#modules/books/index.ts";
import type { Confirmation } from "../order/kind-of-order.ts";
import { orders } from "../order/orders-tables.ts";
import { attemptOf } from "../order/read-order.ts";
import type { ChangeRow } from "./change-row.ts";

/** A payment by card, and how much of it could still go back to that card. */
export interface RefundablePayment {
  paymentId: string;
  invoiceId: string | null;
  refundableInCents: number;
}

export interface ChangesRepository {
  findBalance(identityId: string, billingProfileId: string): Promise<number>;
  /** What cards have paid for a subscription and could still get back, the newest payment first. */
  listRefundable(identityId: string, subscriptionId: string): Promise<RefundablePayment[]>;
  reserve(order: ChangeRow): Promise<void>;
  confirm(order: ChangeRow, result: Confirmation): Promise<void>;
  /** Puts the order back to where it can be tried again. */
  reopen(order: ChangeRow): Promise<void>;
}

/** What changes of a subscription read and write beside its schedule. */
export function createChangesRepository(
  database: Database,
  { balances, refunds }: Pick<Books, "balances" | "refunds">,
): ChangesRepository {
  const queries = () => database.queries();
  const isOrder = (order: Pick<ChangeRow, "identityId" | "id">) =>
    and(eq(orders.identityId, order.identityId), eq(orders.id, order.id));

  return {
    findBalance: balances.find,
    listRefundable: refunds.reservations.listRefundable,

    async reserve(order) {
      await queries()
        .update(orders)
        .set({ ...attemptOf(order), state: "processing" })
        .where(isOrder(order));
    },

    async confirm(order, result) {
      await queries()
        .update(orders)
        .set({ ...attemptOf(order), ...result, state: "confirmed" })
        .where(isOrder(order));
    },

    async reopen(order) {
      await queries().update(orders).set({ state: "quoted" }).where(isOrder(order));
    },
  };
}

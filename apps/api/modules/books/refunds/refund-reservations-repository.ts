import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { isFor } from "../invoices/invoices-repository.ts";
import { invoices, payments } from "../tables/books-tables.ts";
import type { Refund } from "./refunds-repository.ts";
import { refunds, refundTotals } from "../tables/refunds-tables.ts";

interface RefundablePayment {
  paymentId: string;
  invoiceId: string | null;
  refundableInCents: number;
}

export interface RefundReservationsRepository {
  /** What cards have paid for a subscription and could still get back, the newest payment first. */
  listRefundable(identityId: string, subscriptionId: string): Promise<RefundablePayment[]>;
  /**
   * Writes a refund down, if the payment has as much left. Call it in a transaction; whoever else refunds the
   * same payment waits for its end.
   */
  reserve(refund: Refund, paidInCents: number): Promise<"reserved" | "known" | "exceeded">;
  /** Makes what was reserved refundable again. */
  release(refund: Refund): Promise<void>;
}

/** The money that refunds hold, from their beginning until they have failed. */
export function createRefundReservationsRepository(database: Database): RefundReservationsRepository {
  const queries = () => database.queries();
  const isRefund = ({ identityId, id }: Pick<Refund, "identityId" | "id">) =>
    and(eq(refunds.identityId, identityId), eq(refunds.id, id));

  return {
    async listRefundable(identityId, subscriptionId) {
      const refunded = sql`coalesce(${refundTotals.refundedInCents}, 0)`.mapWith(Number);
      const rows = await queries()
        .select({
          paymentId: payments.id,
          invoiceId: payments.invoiceId,
          paidInCents: payments.amountInCents,
          refunded,
        })
        .from(payments)
        .innerJoin(
          invoices,
          and(eq(invoices.identityId, payments.identityId), eq(invoices.id, payments.invoiceId)),
        )
        .leftJoin(
          refundTotals,
          and(eq(refundTotals.identityId, payments.identityId), eq(refundTotals.paymentId, payments.id)),
        )
        .where(
          and(
            eq(payments.identityId, identityId),
            eq(payments.state, "charged"),
            inArray(payments.purpose, ["order", "renewal"]),
            isFor(subscriptionId),
          ),
        )
        .orderBy(desc(payments.paidAt), desc(payments.id));
      return rows.map(({ paymentId, invoiceId, paidInCents, refunded: back }) => ({
        paymentId,
        invoiceId,
        refundableInCents: paidInCents - back,
      }));
    },

    async reserve(refund, paidInCents) {
      const rows = await queries()
        .insert(refunds)
        .values(refund)
        .onConflictDoNothing()
        .returning({ id: refunds.id });
      if (rows.length === 0) return "known";
      const { identityId, paymentId, amountInCents } = refund;
      const next = sql`${refundTotals.refundedInCents} + ${amountInCents}`;
      const totals =
        amountInCents > paidInCents
          ? []
          : await queries()
              .insert(refundTotals)
              .values({ identityId, paymentId, paidInCents, refundedInCents: amountInCents })
              .onConflictDoUpdate({
                target: [refundTotals.identityId, refundTotals.paymentId],
                set: { refundedInCents: next },
                setWhere: sql`${next} <= ${refundTotals.paidInCents}`,
              })
              .returning({ paymentId: refundTotals.paymentId });
      if (totals.length > 0) return "reserved";
      await queries().delete(refunds).where(isRefund(refund));
      return "exceeded";
    },

    async release({ identityId, paymentId, amountInCents }) {
      await queries()
        .update(refundTotals)
        .set({ refundedInCents: sql`${refundTotals.refundedInCents} - ${amountInCents}` })
        .where(and(eq(refundTotals.identityId, identityId), eq(refundTotals.paymentId, paymentId)));
    },
  };
}

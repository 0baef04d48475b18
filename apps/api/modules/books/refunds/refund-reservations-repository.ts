import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Refund } from "./refunds-repository.ts";
import { refunds, refundTotals } from "../tables/refunds-tables.ts";

export interface RefundReservationsRepository {
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

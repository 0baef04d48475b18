import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type RefundState, refunds } from "../tables/refunds-tables.ts";

export type Refund = typeof refunds.$inferSelect;

const OPEN: RefundState[] = ["started", "unknown"];

export interface RefundsRepository {
  find(identityId: string, id: string): Promise<Refund | undefined>;
  /** By the key that the processor knows it by, whoever's it is. */
  findByKey(id: string): Promise<Refund | undefined>;
  listOfCharge(processorChargeId: string): Promise<Refund[]>;
  /** Takes over refunds whose node went away, each for one caller only. */
  takeOverAbandoned(now: Temporal.Instant, leaseUntil: Temporal.Instant, limit: number): Promise<Refund[]>;
  /** Moves a refund on from one of some states; false when it is in none of them. */
  move(
    refund: Refund,
    from: readonly RefundState[],
    changes: Partial<Pick<Refund, "state" | "leaseUntil" | "processorRefundId" | "refundedAt">>,
  ): Promise<boolean>;
}

/** Storage of refunds. */
export function createRefundsRepository(database: Database): RefundsRepository {
  const queries = () => database.queries();
  const isRefund = ({ identityId, id }: Pick<Refund, "identityId" | "id">) =>
    and(eq(refunds.identityId, identityId), eq(refunds.id, id));

  return {
    async find(identityId, id) {
      const [refund] = await queries().select().from(refunds).where(isRefund({ identityId, id }));
      return refund;
    },

    async findByKey(id) {
      const [refund] = await queries().select().from(refunds).where(eq(refunds.id, id));
      return refund;
    },

    async listOfCharge(processorChargeId) {
      return queries().select().from(refunds).where(eq(refunds.processorChargeId, processorChargeId));
    },

    async takeOverAbandoned(now, leaseUntil, limit) {
      const abandoned = queries()
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(inArray(refunds.state, OPEN), lt(refunds.leaseUntil, now)))
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries()
        .update(refunds)
        .set({ leaseUntil })
        .where(and(inArray(refunds.id, abandoned), inArray(refunds.state, OPEN)))
        .returning();
    },

    async move(refund, from, changes) {
      const rows = await queries()
        .update(refunds)
        .set(changes)
        .where(and(isRefund(refund), inArray(refunds.state, [...from])))
        .returning({ id: refunds.id });
      return rows.length > 0;
    },
  };
}

import { and, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { disputes } from "./disputes-tables.ts";

type Dispute = typeof disputes.$inferSelect;

export interface DisputesRepository {
  /**
   * Keeps a dispute as the processor described it when it was asked, at `updatedAt`. An answer that was asked for
   * earlier, but is kept later, does not undo a newer one.
   */
  keep(dispute: Dispute): Promise<void>;
  /** Whether a payment has ever been contested: then the bank decides about its money. */
  hasContested(identityId: string, paymentId: string): Promise<boolean>;
  hasOpen(identityId: string, billingProfileId: string): Promise<boolean>;
}

/** Storage of disputes. */
export function createDisputesRepository(database: Database): DisputesRepository {
  const queries = () => database.queries();
  return {
    async keep(dispute) {
      const { isOpen, amountInCents, updatedAt } = dispute;
      await queries()
        .insert(disputes)
        .values(dispute)
        .onConflictDoUpdate({
          target: [disputes.identityId, disputes.id],
          set: { isOpen, amountInCents, updatedAt },
          setWhere: lte(disputes.updatedAt, updatedAt),
        });
    },

    async hasContested(identityId, paymentId) {
      const rows = await queries()
        .select({ id: disputes.id })
        .from(disputes)
        .where(and(eq(disputes.identityId, identityId), eq(disputes.paymentId, paymentId)))
        .limit(1);
      return rows.length > 0;
    },

    async hasOpen(identityId, billingProfileId) {
      const rows = await queries()
        .select({ id: disputes.id })
        .from(disputes)
        .where(
          and(
            eq(disputes.identityId, identityId),
            eq(disputes.billingProfileId, billingProfileId),
            eq(disputes.isOpen, true),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
}

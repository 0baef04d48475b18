import { desc } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { reconciliationReports } from "./reconciliation-tables.ts";

export type ReconciliationReport = typeof reconciliationReports.$inferSelect;

export interface ReconciliationRepository {
  keep(report: ReconciliationReport): Promise<void>;
  findLatest(): Promise<ReconciliationReport | undefined>;
}

/** Keeps what came of comparing our payments and refunds with the processor's. */
export function createReconciliationRepository(database: Database): ReconciliationRepository {
  const queries = () => database.queries();
  return {
    async keep(report) {
      await queries().insert(reconciliationReports).values(report);
    },

    async findLatest() {
      const [report] = await queries()
        .select()
        .from(reconciliationReports)
        .orderBy(desc(reconciliationReports.ranAt))
        .limit(1);
      return report;
    },
  };
}

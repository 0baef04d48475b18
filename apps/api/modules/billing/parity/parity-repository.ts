import { desc } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { parityReports } from "./parity-tables.ts";

export type ParityReport = typeof parityReports.$inferSelect;

export interface ParityRepository {
  keep(report: ParityReport): Promise<void>;
  findLatest(): Promise<ParityReport | undefined>;
}

/** Keeps what came of comparing our payments and refunds with the processor's. */
export function createParityRepository(database: Database): ParityRepository {
  const queries = () => database.queries();
  return {
    async keep(report) {
      await queries().insert(parityReports).values(report);
    },

    async findLatest() {
      const [report] = await queries()
        .select()
        .from(parityReports)
        .orderBy(desc(parityReports.ranAt))
        .limit(1);
      return report;
    },
  };
}

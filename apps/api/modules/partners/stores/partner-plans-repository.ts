import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { partnerPlans } from "../partners-tables.ts";

export type PartnerPlanRow = typeof partnerPlans.$inferSelect;

export interface PartnerPlansRepository {
  find(reference: string): Promise<PartnerPlanRow | undefined>;
  /** False when somebody has it already, or takes it just now. */
  take(row: PartnerPlanRow): Promise<boolean>;
}

/** Storage of who has taken which plan that a partner bills. */
export function createPartnerPlansRepository(database: Database): PartnerPlansRepository {
  const queries = () => database.queries();
  return {
    async find(reference) {
      const [row] = await queries().select().from(partnerPlans).where(eq(partnerPlans.reference, reference));
      return row;
    },

    async take(row) {
      const rows = await queries()
        .insert(partnerPlans)
        .values(row)
        .onConflictDoNothing()
        .returning({ reference: partnerPlans.reference });
      return rows.length > 0;
    },
  };
}

import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { partnerPlans } from "../partners-tables.ts";

export type PartnerPlanRow = typeof partnerPlans.$inferSelect;

/** Storage of who has taken which plan that a partner bills. */
export function createPartnerPlansRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async find(reference: string): Promise<PartnerPlanRow | undefined> {
      const [row] = await queries().select().from(partnerPlans).where(eq(partnerPlans.reference, reference));
      return row;
    },

    /** False when somebody has it already, or takes it just now. */
    async take(row: PartnerPlanRow): Promise<boolean> {
      const rows = await queries()
        .insert(partnerPlans)
        .values(row)
        .onConflictDoNothing()
        .returning({ reference: partnerPlans.reference });
      return rows.length > 0;
    },
  };
}

export type PartnerPlansRepository = ReturnType<typeof createPartnerPlansRepository>;

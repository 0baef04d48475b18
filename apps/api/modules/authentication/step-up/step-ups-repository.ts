import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { stepUps, type StepUpMethod } from "./step-ups-tables.ts";

/** Storage of fresh proofs. */
export function createStepUpsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async put(sessionId: string, method: StepUpMethod, at: Temporal.Instant): Promise<void> {
      await queries()
        .insert(stepUps)
        .values({ id: `${sessionId}.${method}`, sessionId, method, at })
        .onConflictDoUpdate({ target: stepUps.id, set: { at } });
    },

    async list(sessionId: string): Promise<{ method: StepUpMethod; at: Temporal.Instant }[]> {
      return queries()
        .select({ method: stepUps.method, at: stepUps.at })
        .from(stepUps)
        .where(eq(stepUps.sessionId, sessionId));
    },

    async removeAllOf(sessionId: string): Promise<void> {
      await queries().delete(stepUps).where(eq(stepUps.sessionId, sessionId));
    },

    async removeBefore(before: Temporal.Instant): Promise<void> {
      await queries().delete(stepUps).where(lt(stepUps.at, before));
    },
  };
}

export type StepUpsRepository = ReturnType<typeof createStepUpsRepository>;

import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { stepUps, type StepUpMethod } from "./step-ups-tables.ts";

export interface StepUpsRepository {
  put(sessionId: string, method: StepUpMethod, at: Temporal.Instant): Promise<void>;
  list(sessionId: string): Promise<{ method: StepUpMethod; at: Temporal.Instant }[]>;
  removeAllOf(sessionId: string): Promise<void>;
  removeBefore(before: Temporal.Instant): Promise<void>;
}

/** Storage of fresh proofs. */
export function createStepUpsRepository(database: Database): StepUpsRepository {
  const queries = () => database.queries();
  return {
    async put(sessionId, method, at) {
      await queries()
        .insert(stepUps)
        .values({ id: `${sessionId}.${method}`, sessionId, method, at })
        .onConflictDoUpdate({ target: stepUps.id, set: { at } });
    },

    async list(sessionId) {
      return queries()
        .select({ method: stepUps.method, at: stepUps.at })
        .from(stepUps)
        .where(eq(stepUps.sessionId, sessionId));
    },

    async removeAllOf(sessionId) {
      await queries().delete(stepUps).where(eq(stepUps.sessionId, sessionId));
    },

    async removeBefore(before) {
      await queries().delete(stepUps).where(lt(stepUps.at, before));
    },
  };
}

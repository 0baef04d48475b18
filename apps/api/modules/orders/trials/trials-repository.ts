import { and, eq, or } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { trialClaims } from "./trials-tables.ts";

export type TrialClaim = typeof trialClaims.$inferSelect;
export type TrialKey = Pick<TrialClaim, "kind" | "key">;

export interface TrialsRepository {
  /** The kinds of keys by which a trial has been had. */
  listUsed(keys: readonly TrialKey[]): Promise<TrialClaim["kind"][]>;
  /** Frees the mailbox of somebody whose address turned out to be another's: that person has had no trial. */
  forgetMailbox(identityId: string): Promise<void>;
  /** Fails by `trial_claims_once` where any of the keys has had one, and takes the transaction with it. */
  add(claims: TrialClaim[]): Promise<void>;
}

/** Storage of who has had their trial. */
export function createTrialsRepository(database: Database): TrialsRepository {
  const queries = () => database.queries();
  return {
    async listUsed(keys) {
      if (keys.length === 0) return [];
      const isOne = keys.map(({ kind, key }) => and(eq(trialClaims.kind, kind), eq(trialClaims.key, key)));
      const rows = await queries()
        .select({ kind: trialClaims.kind })
        .from(trialClaims)
        .where(or(...isOne));
      return rows.map(({ kind }) => kind);
    },

    async forgetMailbox(identityId) {
      await queries()
        .delete(trialClaims)
        .where(and(eq(trialClaims.identityId, identityId), eq(trialClaims.kind, "mailbox")));
    },

    async add(claims) {
      if (claims.length > 0) await queries().insert(trialClaims).values(claims);
    },
  };
}

import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { visitorProofs } from "./visitor-proofs-tables.ts";

export type VisitorProof = typeof visitorProofs.$inferSelect;

export interface VisitorProofsRepository {
  /** Adds a proof; one that is there is good for as long as the later of both ends. */
  add(proof: VisitorProof): Promise<void>;
  find(
    input: Pick<VisitorProof, "digest" | "deviceId" | "kind">,
    now: Temporal.Instant,
  ): Promise<VisitorProof | undefined>;
  /** Ends those that name somebody's account. */
  removeOfAccount(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of what visitors have identified. */
export function createVisitorProofsRepository(database: Database): VisitorProofsRepository {
  const queries = () => database.queries();
  return {
    async add(proof) {
      await queries()
        .insert(visitorProofs)
        .values(proof)
        .onConflictDoUpdate({
          target: visitorProofs.digest,
          set: { expiresAt: sql`greatest(${visitorProofs.expiresAt}, excluded.expires_at)` },
        });
    },

    async find({ digest, deviceId, kind }, now) {
      const [row] = await queries()
        .select()
        .from(visitorProofs)
        .where(
          and(
            eq(visitorProofs.digest, digest),
            eq(visitorProofs.deviceId, deviceId),
            eq(visitorProofs.kind, kind),
            gt(visitorProofs.expiresAt, now),
          ),
        );
      return row;
    },

    async removeOfAccount(identityId) {
      await queries()
        .delete(visitorProofs)
        .where(and(eq(visitorProofs.subjectId, identityId), eq(visitorProofs.kind, "account")));
    },

    async removeExpired(before) {
      await queries().delete(visitorProofs).where(lt(visitorProofs.expiresAt, before));
    },
  };
}

import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { idempotencyKeys } from "./idempotency-tables.ts";

export interface Claim {
  owner: string;
  key: string;
  fingerprint: string;
  now: Temporal.Instant;
  leaseUntil: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export type StoredCall = typeof idempotencyKeys.$inferSelect;

/** Storage of first answers. */
export function createIdempotencyRepository(database: Database) {
  const isCall = (owner: string, key: string) =>
    and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
  return {
    /** True for the caller that is to do the work: the first one, or one after a crash or past the expiry. */
    async claim({ now, ...claim }: Claim): Promise<boolean> {
      const rows = await database
        .queries()
        .insert(idempotencyKeys)
        .values(claim)
        .onConflictDoUpdate({
          target: [idempotencyKeys.owner, idempotencyKeys.key],
          set: { ...claim, status: null, encryptedAnswer: null },
          setWhere: sql`(${idempotencyKeys.status} is null and ${idempotencyKeys.leaseUntil} < ${now.toString()}
            and ${idempotencyKeys.fingerprint} = ${claim.fingerprint}) or ${idempotencyKeys.expiresAt} < ${now.toString()}`,
        })
        .returning({ key: idempotencyKeys.key });
      return rows.length > 0;
    },

    async find(owner: string, key: string): Promise<StoredCall | undefined> {
      const [row] = await database.queries().select().from(idempotencyKeys).where(isCall(owner, key));
      return row;
    },

    async store(
      owner: string,
      key: string,
      answer: { status: number; encryptedAnswer: string },
    ): Promise<void> {
      await database.queries().update(idempotencyKeys).set(answer).where(isCall(owner, key));
    },

    /** Lets the caller try again: nothing was done. */
    async abandon(owner: string, key: string): Promise<void> {
      await database
        .queries()
        .delete(idempotencyKeys)
        .where(and(isCall(owner, key), isNull(idempotencyKeys.status)));
    },

    async removeExpired(now: Temporal.Instant): Promise<void> {
      await database.queries().delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
    },
  };
}

import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { isUniqueViolation } from "../../platform/database/database-errors.ts";
import { identities, identityGrants } from "./identities-tables.ts";

export type Identity = typeof identities.$inferSelect;
export type IdentityGrantRow = typeof identityGrants.$inferSelect;

/** Storage of identities and of the grants that prove them. */
export function createIdentitiesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False when the address is taken; of two racing sign-ups one is told so. */
    async add(identity: Identity): Promise<boolean> {
      try {
        await queries().insert(identities).values(identity);
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async find(id: string): Promise<Identity | undefined> {
      const [identity] = await queries().select().from(identities).where(eq(identities.id, id));
      return identity;
    },

    async findByHandle(handle: string): Promise<Identity | undefined> {
      const column = handle.includes("@") ? identities.email : identities.username;
      const [identity] = await queries().select().from(identities).where(eq(column, handle));
      return identity;
    },

    async addGrant(grant: IdentityGrantRow): Promise<void> {
      await queries().insert(identityGrants).values(grant);
    },

    /** Spends a grant: of two racing exchanges one gets it. */
    async spendGrant(
      digest: string,
      purpose: IdentityGrantRow["purpose"],
      now: Temporal.Instant,
    ): Promise<IdentityGrantRow | undefined> {
      const [grant] = await queries()
        .update(identityGrants)
        .set({ usedAt: now })
        .where(
          and(
            eq(identityGrants.digest, digest),
            eq(identityGrants.purpose, purpose),
            isNull(identityGrants.usedAt),
            gt(identityGrants.expiresAt, now),
          ),
        )
        .returning();
      return grant;
    },

    async removeExpiredGrants(now: Temporal.Instant): Promise<void> {
      await queries().delete(identityGrants).where(lt(identityGrants.expiresAt, now));
    },
  };
}

export type IdentitiesRepository = ReturnType<typeof createIdentitiesRepository>;

import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { castingUses } from "../starts/starts-tables.ts";

export type CastingUse = typeof castingUses.$inferSelect;

export interface CastingUsesRepository {
  /**
   * Takes a grant for a device; inside a transaction. Of two devices at once the second waits for the first,
   * and is then shown its use.
   */
  claim(use: CastingUse): Promise<CastingUse>;
  change(grantId: string, change: Partial<Pick<CastingUse, "sessionId" | "revokedAt">>): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of the uses of casting grants. */
export function createCastingUsesRepository(database: Database): CastingUsesRepository {
  const queries = () => database.queries();
  return {
    async claim(use) {
      const [claimed] = await queries().insert(castingUses).values(use).onConflictDoNothing().returning();
      if (claimed !== undefined) return claimed;
      const [earlier] = await queries()
        .select()
        .from(castingUses)
        .where(eq(castingUses.grantId, use.grantId))
        .for("update");
      if (earlier === undefined) throw new Error("a casting grant was used and then not");
      return earlier;
    },

    async change(grantId, change) {
      await queries().update(castingUses).set(change).where(eq(castingUses.grantId, grantId));
    },

    async removeExpired(now) {
      await queries().delete(castingUses).where(lt(castingUses.expiresAt, now));
    },
  };
}

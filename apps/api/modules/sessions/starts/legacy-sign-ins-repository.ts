import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { legacySignIns } from "./starts-tables.ts";

export interface LegacySignInsRepository {
  add(signIn: typeof legacySignIns.$inferSelect): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  /** Whose sign-in it is, as long as nobody has spent it. */
  findOwner(digest: string): Promise<string | undefined>;
  /** Whose sign-in it was, for the first who asks. */
  spend(digest: string, now: Temporal.Instant): Promise<string | undefined>;
}

/** Storage of sign-ins of the legacy system. */
export function createLegacySignInsRepository(database: Database): LegacySignInsRepository {
  return {
    async add(signIn) {
      await database.queries().insert(legacySignIns).values(signIn);
    },

    async removeAllOf(identityId) {
      await database.queries().delete(legacySignIns).where(eq(legacySignIns.identityId, identityId));
    },

    async findOwner(digest) {
      const [row] = await database
        .queries()
        .select({ identityId: legacySignIns.identityId })
        .from(legacySignIns)
        .where(and(eq(legacySignIns.digest, digest), isNull(legacySignIns.usedAt)));
      return row?.identityId;
    },

    async spend(digest, now) {
      const [row] = await database
        .queries()
        .update(legacySignIns)
        .set({ usedAt: now })
        .where(and(eq(legacySignIns.digest, digest), isNull(legacySignIns.usedAt)))
        .returning({ identityId: legacySignIns.identityId });
      return row?.identityId;
    },
  };
}

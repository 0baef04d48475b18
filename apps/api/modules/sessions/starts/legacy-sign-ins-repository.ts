import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { legacySignIns } from "./starts-tables.ts";

/** Storage of sign-ins of the legacy system. */
export function createLegacySignInsRepository(database: Database) {
  return {
    async add(signIn: typeof legacySignIns.$inferSelect): Promise<void> {
      await database.queries().insert(legacySignIns).values(signIn);
    },

    async removeAllOf(identityId: string): Promise<void> {
      await database.queries().delete(legacySignIns).where(eq(legacySignIns.identityId, identityId));
    },

    /** Whose sign-in it was, for the first who asks. */
    async spend(digest: string, now: Temporal.Instant): Promise<string | undefined> {
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

export type LegacySignInsRepository = ReturnType<typeof createLegacySignInsRepository>;

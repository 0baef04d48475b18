import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { passkeyCeremonies } from "./passkeys-tables.ts";

export type Ceremony = typeof passkeyCeremonies.$inferSelect;

export interface CeremoniesRepository {
  add(ceremony: Ceremony): Promise<void>;
  /** Spends a ceremony: of two answers to one challenge, one is looked at. */
  spend(digest: string, kind: Ceremony["kind"], now: Temporal.Instant): Promise<Ceremony | undefined>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of ceremonies that have begun. */
export function createCeremoniesRepository(database: Database): CeremoniesRepository {
  const queries = () => database.queries();
  return {
    async add(ceremony) {
      await queries().insert(passkeyCeremonies).values(ceremony);
    },

    async spend(digest, kind, now) {
      const [ceremony] = await queries()
        .update(passkeyCeremonies)
        .set({ usedAt: now })
        .where(
          and(
            eq(passkeyCeremonies.digest, digest),
            eq(passkeyCeremonies.kind, kind),
            isNull(passkeyCeremonies.usedAt),
            gt(passkeyCeremonies.expiresAt, now),
          ),
        )
        .returning();
      return ceremony;
    },

    async removeExpired(before) {
      await queries().delete(passkeyCeremonies).where(lt(passkeyCeremonies.expiresAt, before));
    },
  };
}

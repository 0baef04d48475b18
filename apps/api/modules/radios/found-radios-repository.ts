import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { radioLookups } from "./radios-tables.ts";

export type FoundRadio = typeof radioLookups.$inferSelect;

export interface FoundRadiosRepository {
  add(found: FoundRadio): Promise<void>;
  find(
    input: Pick<FoundRadio, "digest" | "deviceId">,
    now: Temporal.Instant,
  ): Promise<FoundRadio | undefined>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of the radios that visitors have named. */
export function createFoundRadiosRepository(database: Database): FoundRadiosRepository {
  const queries = () => database.queries();
  return {
    async add(found) {
      await queries().insert(radioLookups).values(found);
    },

    async find({ digest, deviceId }, now) {
      const [row] = await queries()
        .select()
        .from(radioLookups)
        .where(
          and(
            eq(radioLookups.digest, digest),
            eq(radioLookups.deviceId, deviceId),
            gt(radioLookups.expiresAt, now),
          ),
        );
      return row;
    },

    async removeExpired(before) {
      await queries().delete(radioLookups).where(lt(radioLookups.expiresAt, before));
    },
  };
}

import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { deviceChallenges } from "./devices-tables.ts";

export interface DeviceChallengesRepository {
  add(challenge: typeof deviceChallenges.$inferSelect): Promise<void>;
  /** True for the first use of a nonce that this device was given and that still holds. */
  spend(digest: string, deviceId: string, now: Temporal.Instant): Promise<boolean>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of the nonces that devices sign. */
export function createDeviceChallengesRepository(database: Database): DeviceChallengesRepository {
  const queries = () => database.queries();
  return {
    async add(challenge) {
      await queries().insert(deviceChallenges).values(challenge);
    },

    async spend(digest, deviceId, now) {
      const rows = await queries()
        .update(deviceChallenges)
        .set({ usedAt: now })
        .where(
          and(
            eq(deviceChallenges.digest, digest),
            eq(deviceChallenges.deviceId, deviceId),
            isNull(deviceChallenges.usedAt),
            gt(deviceChallenges.expiresAt, now),
          ),
        )
        .returning({ digest: deviceChallenges.digest });
      return rows.length > 0;
    },

    async removeExpired(now) {
      await queries().delete(deviceChallenges).where(lt(deviceChallenges.expiresAt, now));
    },
  };
}

import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { deviceTokens } from "./device-tokens-tables.ts";

export type DeviceToken = typeof deviceTokens.$inferSelect;

export interface DeviceTokensRepository {
  add(token: DeviceToken): Promise<void>;
  find(digest: string): Promise<DeviceToken | undefined>;
  /** False for one that was used before, be it a moment ago. */
  consume(digest: string, at: Temporal.Instant): Promise<boolean>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of the tokens that stand for links. */
export function createDeviceTokensRepository(database: Database): DeviceTokensRepository {
  const queries = () => database.queries();
  return {
    async add(token) {
      await queries().insert(deviceTokens).values(token);
    },

    async find(digest) {
      const [row] = await queries().select().from(deviceTokens).where(eq(deviceTokens.digest, digest));
      return row;
    },

    async consume(digest, usedAt) {
      const rows = await queries()
        .update(deviceTokens)
        .set({ usedAt })
        .where(and(eq(deviceTokens.digest, digest), isNull(deviceTokens.usedAt)))
        .returning({ digest: deviceTokens.digest });
      return rows.length > 0;
    },

    async removeExpired(before) {
      await queries().delete(deviceTokens).where(lt(deviceTokens.expiresAt, before));
    },
  };
}

import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { notificationReads } from "../library-tables.ts";

export type NotificationRead = typeof notificationReads.$inferSelect;

export interface NotificationReadsRepository {
  list(identityId: string): Promise<string[]>;
  add(reads: readonly NotificationRead[]): Promise<void>;
  remove(identityId: string, notificationIds: readonly string[]): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of what people have read. */
export function createNotificationReadsRepository(database: Database): NotificationReadsRepository {
  const queries = () => database.queries();
  const { identityId: whose, notificationId, expiresAt } = notificationReads;
  return {
    async list(identityId) {
      const rows = await queries()
        .select({ notificationId })
        .from(notificationReads)
        .where(eq(whose, identityId));
      return rows.map((row) => row.notificationId);
    },
    async add(reads) {
      if (reads.length > 0)
        await queries().execute(sql`${insertRows(notificationReads, reads)} on conflict do nothing`);
    },
    async remove(identityId, notificationIds) {
      await queries()
        .delete(notificationReads)
        .where(and(eq(whose, identityId), inArray(notificationId, [...notificationIds])));
    },
    async removeAllOf(identityId) {
      await queries().delete(notificationReads).where(eq(whose, identityId));
    },
    async removeExpired(now) {
      await queries().delete(notificationReads).where(lt(expiresAt, now));
    },
  };
}

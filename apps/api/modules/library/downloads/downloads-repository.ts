import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { downloadMigrations, downloads } from "../library-tables.ts";

export type DownloadRow = typeof downloads.$inferSelect;

/** The devices of one person that hand something over. */
export interface Handover {
  identityId: string;
  fromDeviceId: string;
  toDeviceId: string;
}

export interface DownloadsRepository {
  put(row: DownloadRow): Promise<void>;
  remove(row: Pick<DownloadRow, "identityId" | "deviceId" | "entityId">): Promise<void>;
  /** Those that can still be heard, the newest first. */
  list(identityId: string, deviceId: string, now: Temporal.Instant): Promise<DownloadRow[]>;
  /** Hands all over; false where that device has nothing, and has handed nothing to this one before. */
  migrate(handover: Handover): Promise<boolean>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of what each device has downloaded. */
export function createDownloadsRepository(database: Database): DownloadsRepository {
  const queries = () => database.queries();
  const { identityId: whose, deviceId: device, entityId, downloadedAt, expiresAt } = downloads;
  return {
    async put(row) {
      await queries()
        .insert(downloads)
        .values(row)
        .onConflictDoUpdate({
          target: [whose, device, entityId],
          set: { downloadedAt: sql`greatest(${downloadedAt}, excluded.downloaded_at)` },
        });
    },

    async remove(row) {
      await queries()
        .delete(downloads)
        .where(and(eq(whose, row.identityId), eq(device, row.deviceId), eq(entityId, row.entityId)));
    },

    async list(identityId, deviceId, now) {
      return queries()
        .select()
        .from(downloads)
        .where(and(eq(whose, identityId), eq(device, deviceId), gt(expiresAt, now)))
        .orderBy(desc(downloadedAt), desc(entityId));
    },

    migrate: ({ identityId, fromDeviceId, toDeviceId }) =>
      database.inTransaction(async () => {
        // Whoever hands over at the same moment finds nothing left.
        const moved = await queries()
          .delete(downloads)
          .where(and(eq(whose, identityId), eq(device, fromDeviceId)))
          .returning();
        const [earlier] = await queries()
          .select()
          .from(downloadMigrations)
          .where(
            and(
              eq(downloadMigrations.identityId, identityId),
              eq(downloadMigrations.fromDeviceId, fromDeviceId),
            ),
          );
        if (moved.length === 0) return earlier?.toDeviceId === toDeviceId;
        await queries()
          .insert(downloads)
          .values(moved.map((row) => ({ ...row, deviceId: toDeviceId })))
          .onConflictDoNothing();
        await queries()
          .insert(downloadMigrations)
          .values({ identityId, fromDeviceId, toDeviceId })
          .onConflictDoUpdate({
            target: [downloadMigrations.identityId, downloadMigrations.fromDeviceId],
            set: { toDeviceId },
          });
        return true;
      }),

    async removeAllOf(identityId) {
      await queries().delete(downloads).where(eq(whose, identityId));
      await queries().delete(downloadMigrations).where(eq(downloadMigrations.identityId, identityId));
    },

    async removeExpired(now) {
      await queries().delete(downloads).where(lt(expiresAt, now));
    },
  };
}

import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { listeningPreviews, listeningStreams } from "./streams-tables.ts";

export type StreamRow = typeof listeningStreams.$inferSelect;

export interface StreamsRepository {
  /** In the place of what the device played before. */
  put(row: StreamRow): Promise<void>;
  find(deviceId: string): Promise<StreamRow | undefined>;
  /** Those of a person that were seen since then and that nobody has taken, the newest first. */
  listSeen(identityId: string, since: Temporal.Instant): Promise<StreamRow[]>;
  noteSeen(deviceId: string, at: Temporal.Instant): Promise<void>;
  noteTaken(deviceId: string, startedAt: Temporal.Instant, at: Temporal.Instant): Promise<void>;
  remove(deviceId: string): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  /** When the device began to listen without a plan, if not before then. */
  findPreview(deviceId: string, since: Temporal.Instant): Promise<Temporal.Instant | undefined>;
  /** The first that begins one decides when it began. */
  beginPreview(deviceId: string, at: Temporal.Instant, since: Temporal.Instant): Promise<void>;
  removeOlder(before: Temporal.Instant): Promise<void>;
}

/** Storage of who plays what on which device. */
export function createStreamsRepository(database: Database): StreamsRepository {
  const queries = () => database.queries();
  const isDevice = (deviceId: string) => eq(listeningStreams.deviceId, deviceId);
  return {
    async put(row) {
      await queries()
        .insert(listeningStreams)
        .values(row)
        .onConflictDoUpdate({ target: listeningStreams.deviceId, set: row });
    },

    async find(deviceId) {
      const [row] = await queries().select().from(listeningStreams).where(isDevice(deviceId));
      return row;
    },

    async listSeen(identityId, since) {
      return queries()
        .select()
        .from(listeningStreams)
        .where(
          and(
            eq(listeningStreams.identityId, identityId),
            gt(listeningStreams.seenAt, since),
            isNull(listeningStreams.takenAt),
          ),
        )
        .orderBy(desc(listeningStreams.startedAt), desc(listeningStreams.deviceId));
    },

    async noteSeen(deviceId, at) {
      await queries().update(listeningStreams).set({ seenAt: at }).where(isDevice(deviceId));
    },

    async noteTaken(deviceId, startedAt, at) {
      await queries()
        .update(listeningStreams)
        .set({ takenAt: at })
        // It may have been taken back meanwhile.
        .where(and(isDevice(deviceId), eq(listeningStreams.startedAt, startedAt)));
    },

    async remove(deviceId) {
      await queries().delete(listeningStreams).where(isDevice(deviceId));
    },

    async removeAllOf(identityId) {
      await queries().delete(listeningStreams).where(eq(listeningStreams.identityId, identityId));
    },

    async findPreview(deviceId, since) {
      const [row] = await queries()
        .select()
        .from(listeningPreviews)
        .where(and(eq(listeningPreviews.deviceId, deviceId), gt(listeningPreviews.startedAt, since)));
      return row?.startedAt;
    },

    async beginPreview(deviceId, startedAt, since) {
      await queries()
        .insert(listeningPreviews)
        .values({ deviceId, startedAt })
        .onConflictDoUpdate({
          target: listeningPreviews.deviceId,
          set: { startedAt },
          setWhere: lt(listeningPreviews.startedAt, since),
        });
    },

    async removeOlder(before) {
      await queries().delete(listeningStreams).where(lt(listeningStreams.seenAt, before));
      await queries().delete(listeningPreviews).where(lt(listeningPreviews.startedAt, before));
    },
  };
}

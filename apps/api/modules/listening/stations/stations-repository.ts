import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { listeningSkips, listeningStations } from "./stations-tables.ts";

export type StationRow = typeof listeningStations.$inferSelect;
type StationKey = Pick<StationRow, "deviceId" | "stationId">;

export interface StationsRepository {
  /** Where the device was before, now in this name; or the row as it is handed in, where it was nowhere. */
  open(row: StationRow): Promise<StationRow>;
  find(key: StationKey): Promise<StationRow | undefined>;
  /** The same, and until the transaction ends nobody else moves it. */
  lock(key: StationKey): Promise<StationRow | undefined>;
  move(key: StationKey, to: Pick<StationRow, "place" | "itemStartedAt">): Promise<void>;
  /** When somebody has skipped, in milliseconds since 1970; until the transaction ends nobody else counts theirs. */
  lockSkips(listener: string, stationId: string, now: Temporal.Instant): Promise<readonly number[]>;
  putSkips(listener: string, stationId: string, skippedAt: readonly number[]): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  removeOlder(before: Temporal.Instant): Promise<void>;
}

/** Storage of where devices are in stations, and of what was skipped. */
export function createStationsRepository(database: Database): StationsRepository {
  const queries = () => database.queries();
  const isAt = ({ deviceId, stationId }: StationKey) =>
    and(eq(listeningStations.deviceId, deviceId), eq(listeningStations.stationId, stationId));
  const isOf = (listener: string, stationId: string) =>
    and(eq(listeningSkips.listener, listener), eq(listeningSkips.stationId, stationId));
  return {
    async open(row) {
      const { identityId, usedAt } = row;
      const [opened] = await queries()
        .insert(listeningStations)
        .values(row)
        .onConflictDoUpdate({
          target: [listeningStations.deviceId, listeningStations.stationId],
          set: { identityId, usedAt },
        })
        .returning();
      return opened ?? row;
    },

    async find(key) {
      const [row] = await queries().select().from(listeningStations).where(isAt(key));
      return row;
    },

    async lock(key) {
      const [row] = await queries().select().from(listeningStations).where(isAt(key)).for("update");
      return row;
    },

    async move(key, { place, itemStartedAt }) {
      await queries()
        .update(listeningStations)
        .set({ place, itemStartedAt, usedAt: itemStartedAt })
        .where(isAt(key));
    },

    async lockSkips(listener, stationId, now) {
      await queries()
        .insert(listeningSkips)
        .values({ listener, stationId, skippedAt: [], lastAt: now })
        .onConflictDoUpdate({
          target: [listeningSkips.listener, listeningSkips.stationId],
          set: { lastAt: now },
        });
      const [row] = await queries().select().from(listeningSkips).where(isOf(listener, stationId));
      return row?.skippedAt ?? [];
    },

    async putSkips(listener, stationId, skippedAt) {
      await queries().update(listeningSkips).set({ skippedAt }).where(isOf(listener, stationId));
    },

    async removeAllOf(identityId) {
      await queries().delete(listeningStations).where(eq(listeningStations.identityId, identityId));
      await queries().delete(listeningSkips).where(eq(listeningSkips.listener, identityId));
    },

    async removeOlder(before) {
      await queries().delete(listeningStations).where(lt(listeningStations.usedAt, before));
      await queries().delete(listeningSkips).where(lt(listeningSkips.lastAt, before));
    },
  };
}

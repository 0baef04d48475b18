import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { smartDevices } from "./smart-devices-tables.ts";

export type LinkedDevice = typeof smartDevices.$inferSelect;

export interface SmartDevicesRepository {
  /** One at a time for a person to the end of the transaction, so that their devices can be counted. */
  lockPerson(identityId: string): Promise<void>;
  list(identityId: string): Promise<LinkedDevice[]>;
  findByDevice(deviceId: string): Promise<LinkedDevice | undefined>;
  /** In place of an earlier link of the same device. */
  put(device: LinkedDevice): Promise<void>;
  remove(identityId: string, id: string): Promise<LinkedDevice | undefined>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of linked devices. */
export function createSmartDevicesRepository(database: Database): SmartDevicesRepository {
  const queries = () => database.queries();
  return {
    async lockPerson(identityId) {
      await queries().execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`smart-devices.${identityId}`}, 0))`,
      );
    },

    async list(identityId) {
      return queries()
        .select()
        .from(smartDevices)
        .where(eq(smartDevices.identityId, identityId))
        .orderBy(asc(smartDevices.linkedAt));
    },

    async findByDevice(deviceId) {
      const [device] = await queries().select().from(smartDevices).where(eq(smartDevices.deviceId, deviceId));
      return device;
    },

    async put(device) {
      await queries()
        .insert(smartDevices)
        .values(device)
        .onConflictDoUpdate({ target: smartDevices.deviceId, set: device });
    },

    async remove(identityId, id) {
      const [device] = await queries()
        .delete(smartDevices)
        .where(and(eq(smartDevices.identityId, identityId), eq(smartDevices.id, id)))
        .returning();
      return device;
    },

    async removeAllOf(identityId) {
      await queries().delete(smartDevices).where(eq(smartDevices.identityId, identityId));
    },
  };
}

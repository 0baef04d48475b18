import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { smartDevices } from "./smart-devices-tables.ts";

export type LinkedDevice = typeof smartDevices.$inferSelect;

/** Storage of linked devices. */
export function createSmartDevicesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** One at a time for a person to the end of the transaction, so that their devices can be counted. */
    async lockPerson(identityId: string): Promise<void> {
      await queries().execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`smart-devices.${identityId}`}, 0))`,
      );
    },

    async list(identityId: string): Promise<LinkedDevice[]> {
      return queries()
        .select()
        .from(smartDevices)
        .where(eq(smartDevices.identityId, identityId))
        .orderBy(asc(smartDevices.linkedAt));
    },

    async findByDevice(deviceId: string): Promise<LinkedDevice | undefined> {
      const [device] = await queries().select().from(smartDevices).where(eq(smartDevices.deviceId, deviceId));
      return device;
    },

    /** In place of an earlier link of the same device. */
    async put(device: LinkedDevice): Promise<void> {
      await queries()
        .insert(smartDevices)
        .values(device)
        .onConflictDoUpdate({ target: smartDevices.deviceId, set: device });
    },

    async remove(identityId: string, id: string): Promise<LinkedDevice | undefined> {
      const [device] = await queries()
        .delete(smartDevices)
        .where(and(eq(smartDevices.identityId, identityId), eq(smartDevices.id, id)))
        .returning();
      return device;
    },

    async removeAllOf(identityId: string): Promise<void> {
      await queries().delete(smartDevices).where(eq(smartDevices.identityId, identityId));
    },
  };
}

export type SmartDevicesRepository = ReturnType<typeof createSmartDevicesRepository>;

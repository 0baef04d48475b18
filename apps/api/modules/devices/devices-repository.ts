import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { devices } from "./devices-tables.ts";

export type Device = typeof devices.$inferSelect;
export type GrantDigests = Pick<
  Device,
  "grantDigest" | "grantExpiresAt" | "refreshGrantDigest" | "refreshGrantExpiresAt" | "attributes"
>;

/** Storage of devices. */
export function createDevicesRepository(database: Database) {
  return {
    async add(device: Device): Promise<void> {
      await database.queries().insert(devices).values(device);
    },
    async find(id: string): Promise<Device | undefined> {
      const [device] = await database.queries().select().from(devices).where(eq(devices.id, id));
      return device;
    },
    async replaceGrants(id: string, grants: GrantDigests): Promise<void> {
      await database.queries().update(devices).set(grants).where(eq(devices.id, id));
    },
  };
}

import type { SpeakerVolume } from "@skywave/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type DeviceAttributes, devices } from "./devices-tables.ts";

export type Device = typeof devices.$inferSelect;
export type GrantDigests = Pick<
  Device,
  "grantDigest" | "grantExpiresAt" | "refreshGrantDigest" | "refreshGrantExpiresAt" | "attributes"
>;

export interface DevicesRepository {
  add(device: Device): Promise<void>;
  find(id: string): Promise<Device | undefined>;
  /** Of two racing exchanges of one refresh grant one wins. */
  replaceGrants(id: string, refreshGrantDigest: string, grants: GrantDigests): Promise<boolean>;
  findByOlderGrant(olderGrantDigest: string): Promise<Device | undefined>;
  /** Of two racing exchanges of one older grant one wins. */
  replaceOlderGrant(id: string, olderGrantDigest: string, grants: GrantDigests): Promise<boolean>;
  listVolumes(ids: readonly string[]): Promise<{ id: string; volume: SpeakerVolume | null }[]>;
  setVolume(id: string, volume: SpeakerVolume): Promise<void>;
}

/** What a device says of itself takes the place of what it said before; what was turned on it stays. */
function grantsWithKept({ attributes, ...grants }: GrantDigests) {
  return { ...grants, attributes: withAttributes(attributes) };
}

function withAttributes(attributes: Partial<DeviceAttributes>) {
  return sql`${devices.attributes} || ${JSON.stringify(attributes)}::jsonb`;
}

/** Storage of devices. */
export function createDevicesRepository(database: Database): DevicesRepository {
  return {
    async add(device) {
      await database.queries().insert(devices).values(device);
    },
    async find(id) {
      const [device] = await database.queries().select().from(devices).where(eq(devices.id, id));
      return device;
    },
    async replaceGrants(id, refreshGrantDigest, grants) {
      const rows = await database
        .queries()
        .update(devices)
        .set(grantsWithKept(grants))
        .where(and(eq(devices.id, id), eq(devices.refreshGrantDigest, refreshGrantDigest)))
        .returning({ id: devices.id });
      return rows.length > 0;
    },

    async findByOlderGrant(olderGrantDigest) {
      const [device] = await database
        .queries()
        .select()
        .from(devices)
        .where(eq(devices.olderGrantDigest, olderGrantDigest));
      return device;
    },
    async replaceOlderGrant(id, olderGrantDigest, grants) {
      const rows = await database
        .queries()
        .update(devices)
        .set({ ...grantsWithKept(grants), olderGrantDigest: null })
        .where(and(eq(devices.id, id), eq(devices.olderGrantDigest, olderGrantDigest)))
        .returning({ id: devices.id });
      return rows.length > 0;
    },

    async listVolumes(ids) {
      const volume = sql<SpeakerVolume | null>`${devices.attributes}->'volume'`;
      return database
        .queries()
        .select({ id: devices.id, volume })
        .from(devices)
        .where(inArray(devices.id, [...ids]));
    },
    async setVolume(id, volume) {
      await database
        .queries()
        .update(devices)
        .set({ attributes: withAttributes({ volume }) })
        .where(eq(devices.id, id));
    },
  };
}

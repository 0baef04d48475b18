import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { sessions } from "./sessions-tables.ts";

export interface DeviceSessionsRepository {
  /** Whether the person signed in on a device themselves; what was cast there, or acts for them, does not count. */
  isKnownDevice(identityId: string, deviceId: string): Promise<boolean>;
  /** Whether the person is or was signed in by themselves in a browser. */
  isOwnBrowser(identityId: string, deviceId: string): Promise<boolean>;
  /** Which of some sessions are, or were, of a device. */
  listOfDevice(ids: string[], deviceId: string): Promise<string[]>;
}

/** What sessions say about devices, those that ended included. */
export function createDeviceSessionsRepository(database: Database): DeviceSessionsRepository {
  const queries = () => database.queries();
  return {
    async isKnownDevice(identityId, deviceId) {
      const rows = await queries()
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.identityId, identityId),
            eq(sessions.deviceId, deviceId),
            inArray(sessions.kind, ["browser", "device"]),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    async isOwnBrowser(identityId, deviceId) {
      const isOf = and(eq(sessions.identityId, identityId), eq(sessions.deviceId, deviceId));
      const rows = await queries()
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isOf, eq(sessions.kind, "browser")))
        .limit(1);
      return rows.length > 0;
    },

    async listOfDevice(ids, deviceId) {
      const rows = await queries()
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, ids), eq(sessions.deviceId, deviceId)));
      return rows.map(({ id }) => id);
    },
  };
}

import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { sessions } from "./sessions-tables.ts";

/** What sessions say about devices, those that ended included. */
export function createDeviceSessionsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Whether the person signed in on a device themselves; what was cast there, or acts for them, does not count. */
    async isKnownDevice(identityId: string, deviceId: string): Promise<boolean> {
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

    /** Whether the person is or was signed in by themselves in a browser. */
    async isOwnBrowser(identityId: string, deviceId: string): Promise<boolean> {
      const isOf = and(eq(sessions.identityId, identityId), eq(sessions.deviceId, deviceId));
      const rows = await queries()
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isOf, eq(sessions.kind, "browser")))
        .limit(1);
      return rows.length > 0;
    },

    /** Which of some sessions are, or were, of a device. */
    async listOfDevice(ids: string[], deviceId: string): Promise<string[]> {
      const rows = await queries()
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, ids), eq(sessions.deviceId, deviceId)));
      return rows.map(({ id }) => id);
    },
  };
}

export type DeviceSessionsRepository = ReturnType<typeof createDeviceSessionsRepository>;

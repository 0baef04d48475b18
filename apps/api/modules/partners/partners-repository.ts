import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { partnerDevices, partnerEntitlements } from "./partners-tables.ts";

export type EntitlementRow = typeof partnerEntitlements.$inferSelect;

export interface PartnersRepository {
  /** Leaves those alone that are there already. */
  addMissing(rows: EntitlementRow[]): Promise<void>;
  list(identityId: string): Promise<EntitlementRow[]>;
  /** Hands all to the account that their plans are in from now on. */
  moveAllOf(identityId: string, keeperId: string): Promise<void>;
  /** Redeems a pending one, for one caller only; the row as it is afterwards. */
  activate(
    input: Pick<EntitlementRow, "identityId" | "id">,
    page: { encryptedSignupUrl: string; shownUntil: Temporal.Instant },
  ): Promise<EntitlementRow | undefined>;
  saveDevice(deviceId: string, until: Temporal.Instant): Promise<void>;
  findDevice(deviceId: string): Promise<Temporal.Instant | undefined>;
}

/** Storage of what partners owe and have given. */
export function createPartnersRepository(database: Database): PartnersRepository {
  const queries = () => database.queries();
  return {
    async addMissing(rows) {
      if (rows.length > 0) await queries().insert(partnerEntitlements).values(rows).onConflictDoNothing();
    },

    async list(identityId) {
      return queries()
        .select()
        .from(partnerEntitlements)
        .where(eq(partnerEntitlements.identityId, identityId))
        .orderBy(partnerEntitlements.id);
    },

    async moveAllOf(identityId, keeperId) {
      await queries()
        .update(partnerEntitlements)
        .set({ identityId: keeperId })
        .where(eq(partnerEntitlements.identityId, identityId));
    },

    async activate({ identityId, id }, page) {
      const isThis = and(eq(partnerEntitlements.identityId, identityId), eq(partnerEntitlements.id, id));
      await queries()
        .update(partnerEntitlements)
        .set({ ...page, status: "activated" })
        .where(and(isThis, eq(partnerEntitlements.status, "pending")));
      const [row] = await queries().select().from(partnerEntitlements).where(isThis);
      return row;
    },

    async saveDevice(deviceId, until) {
      await queries()
        .insert(partnerDevices)
        .values({ deviceId, until })
        .onConflictDoUpdate({ target: partnerDevices.deviceId, set: { until } });
    },

    async findDevice(deviceId) {
      const [row] = await queries()
        .select()
        .from(partnerDevices)
        .where(eq(partnerDevices.deviceId, deviceId));
      return row?.until;
    },
  };
}

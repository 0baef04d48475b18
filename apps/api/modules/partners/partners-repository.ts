import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { partnerDevices, partnerEntitlements } from "./partners-tables.ts";

export type EntitlementRow = typeof partnerEntitlements.$inferSelect;

/** Storage of what partners owe and have given. */
export function createPartnersRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Leaves those alone that are there already. */
    async addMissing(rows: EntitlementRow[]): Promise<void> {
      if (rows.length > 0) await queries().insert(partnerEntitlements).values(rows).onConflictDoNothing();
    },

    async list(identityId: string): Promise<EntitlementRow[]> {
      return queries()
        .select()
        .from(partnerEntitlements)
        .where(eq(partnerEntitlements.identityId, identityId))
        .orderBy(partnerEntitlements.id);
    },

    /** Redeems a pending one, for one caller only; the row as it is afterwards. */
    async activate(
      { identityId, id }: Pick<EntitlementRow, "identityId" | "id">,
      page: { sealedSignupUrl: string; shownUntil: Temporal.Instant },
    ): Promise<EntitlementRow | undefined> {
      const isThis = and(eq(partnerEntitlements.identityId, identityId), eq(partnerEntitlements.id, id));
      await queries()
        .update(partnerEntitlements)
        .set({ ...page, status: "activated" })
        .where(and(isThis, eq(partnerEntitlements.status, "pending")));
      const [row] = await queries().select().from(partnerEntitlements).where(isThis);
      return row;
    },

    async keepDevice(deviceId: string, until: Temporal.Instant): Promise<void> {
      await queries()
        .insert(partnerDevices)
        .values({ deviceId, until })
        .onConflictDoUpdate({ target: partnerDevices.deviceId, set: { until } });
    },

    async findDevice(deviceId: string): Promise<Temporal.Instant | undefined> {
      const [row] = await queries()
        .select()
        .from(partnerDevices)
        .where(eq(partnerDevices.deviceId, deviceId));
      return row?.until;
    },
  };
}

export type PartnersRepository = ReturnType<typeof createPartnersRepository>;

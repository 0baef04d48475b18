import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { accountNumbers, guestBills } from "./guests-tables.ts";

export type AccountNumberRow = typeof accountNumbers.$inferSelect;
export type FoundBill = typeof guestBills.$inferSelect;

export interface GuestsRepository {
  /** False where the number or the profile has its match already. */
  addNumber(row: AccountNumberRow): Promise<boolean>;
  findNumberOf(profile: Omit<AccountNumberRow, "number">): Promise<string | undefined>;
  findByNumber(number: string): Promise<AccountNumberRow | undefined>;
  addFound(found: FoundBill): Promise<void>;
  findFound(input: Pick<FoundBill, "digest" | "deviceId">): Promise<FoundBill | undefined>;
  savePayment(digest: string, paymentId: string): Promise<void>;
  remove(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of account numbers, and of what visitors have found by them. */
export function createGuestsRepository(database: Database): GuestsRepository {
  const queries = () => database.queries();
  return {
    async addNumber(row) {
      const rows = await queries()
        .insert(accountNumbers)
        .values(row)
        .onConflictDoNothing()
        .returning({ number: accountNumbers.number });
      return rows.length > 0;
    },

    async findNumberOf(profile) {
      const [row] = await queries()
        .select({ number: accountNumbers.number })
        .from(accountNumbers)
        .where(
          and(
            eq(accountNumbers.identityId, profile.identityId),
            eq(accountNumbers.billingProfileId, profile.billingProfileId),
          ),
        );
      return row?.number;
    },

    async findByNumber(number) {
      const [row] = await queries().select().from(accountNumbers).where(eq(accountNumbers.number, number));
      return row;
    },

    async addFound(found) {
      await queries().insert(guestBills).values(found);
    },

    async findFound({ digest, deviceId }) {
      const [found] = await queries()
        .select()
        .from(guestBills)
        .where(and(eq(guestBills.digest, digest), eq(guestBills.deviceId, deviceId)));
      return found;
    },

    async savePayment(digest, paymentId) {
      await queries().update(guestBills).set({ paymentId }).where(eq(guestBills.digest, digest));
    },

    async remove(identityId) {
      await queries().delete(guestBills).where(eq(guestBills.identityId, identityId));
      await queries().delete(accountNumbers).where(eq(accountNumbers.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(guestBills).where(lt(guestBills.expiresAt, before));
    },
  };
}

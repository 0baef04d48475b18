import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { accountNumbers, guestBills } from "./guests-tables.ts";

export type AccountNumberRow = typeof accountNumbers.$inferSelect;
export type FoundBill = typeof guestBills.$inferSelect;

/** Storage of account numbers, and of what visitors have found by them. */
export function createGuestsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False where the number or the profile has its match already. */
    async addNumber(row: AccountNumberRow): Promise<boolean> {
      const rows = await queries()
        .insert(accountNumbers)
        .values(row)
        .onConflictDoNothing()
        .returning({ number: accountNumbers.number });
      return rows.length > 0;
    },

    async findNumberOf(profile: Omit<AccountNumberRow, "number">): Promise<string | undefined> {
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

    async findByNumber(number: string): Promise<AccountNumberRow | undefined> {
      const [row] = await queries().select().from(accountNumbers).where(eq(accountNumbers.number, number));
      return row;
    },

    async addFound(found: FoundBill): Promise<void> {
      await queries().insert(guestBills).values(found);
    },

    async findFound({
      digest,
      deviceId,
    }: Pick<FoundBill, "digest" | "deviceId">): Promise<FoundBill | undefined> {
      const [found] = await queries()
        .select()
        .from(guestBills)
        .where(and(eq(guestBills.digest, digest), eq(guestBills.deviceId, deviceId)));
      return found;
    },

    async keepPayment(digest: string, paymentId: string): Promise<void> {
      await queries().update(guestBills).set({ paymentId }).where(eq(guestBills.digest, digest));
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(guestBills).where(eq(guestBills.identityId, identityId));
      await queries().delete(accountNumbers).where(eq(accountNumbers.identityId, identityId));
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(guestBills).where(lt(guestBills.expiresAt, before));
    },
  };
}

export type GuestsRepository = ReturnType<typeof createGuestsRepository>;

import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { userCodes } from "./user-codes-tables.ts";

export type UserCode = typeof userCodes.$inferSelect;

/** Storage of the codes of devices that wait. */
export function createUserCodesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False when another device was just given the same code. */
    async add(code: UserCode): Promise<boolean> {
      const rows = await queries()
        .insert(userCodes)
        .values(code)
        .onConflictDoNothing({ target: userCodes.codeDigest })
        .returning({ codeDigest: userCodes.codeDigest });
      return rows.length > 0;
    },

    async find(codeDigest: string): Promise<UserCode | undefined> {
      const [code] = await queries().select().from(userCodes).where(eq(userCodes.codeDigest, codeDigest));
      return code;
    },

    /** Of two people who let the same device in, one does. */
    async approve(codeDigest: string, identityId: string, now: Temporal.Instant): Promise<boolean> {
      const rows = await queries()
        .update(userCodes)
        .set({ approvedBy: identityId })
        .where(
          and(
            eq(userCodes.codeDigest, codeDigest),
            isNull(userCodes.approvedBy),
            gt(userCodes.expiresAt, now),
          ),
        )
        .returning({ codeDigest: userCodes.codeDigest });
      return rows.length > 0;
    },

    /** Locked to the end of the transaction: of two questions at once the second sees what the first was told. */
    async findByDeviceCodeForUpdate(deviceCodeDigest: string): Promise<UserCode | undefined> {
      const [code] = await queries()
        .select()
        .from(userCodes)
        .where(eq(userCodes.deviceCodeDigest, deviceCodeDigest))
        .for("update");
      return code;
    },

    async change(
      codeDigest: string,
      change: Partial<Pick<UserCode, "intervalInSeconds" | "lastAskedAt" | "answeredAt" | "linkedAt">>,
    ): Promise<void> {
      await queries().update(userCodes).set(change).where(eq(userCodes.codeDigest, codeDigest));
    },

    async removeAllOf(identityId: string): Promise<void> {
      await queries().delete(userCodes).where(eq(userCodes.approvedBy, identityId));
    },

    async removeExpired(now: Temporal.Instant): Promise<void> {
      await queries().delete(userCodes).where(lt(userCodes.expiresAt, now));
    },
  };
}

export type UserCodesRepository = ReturnType<typeof createUserCodesRepository>;

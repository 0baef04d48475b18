import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { userCodes } from "./user-codes-tables.ts";

export type UserCode = typeof userCodes.$inferSelect;

export interface UserCodesRepository {
  /** False when another device was just given the same code. */
  add(code: UserCode): Promise<boolean>;
  find(codeDigest: string): Promise<UserCode | undefined>;
  /** Of two people who let the same device in, one does. */
  approve(codeDigest: string, identityId: string, now: Temporal.Instant): Promise<boolean>;
  /** Locked to the end of the transaction: of two questions at once the second sees what the first was told. */
  findByDeviceCodeForUpdate(deviceCodeDigest: string): Promise<UserCode | undefined>;
  change(
    codeDigest: string,
    change: Partial<Pick<UserCode, "intervalInSeconds" | "lastAskedAt" | "answeredAt" | "linkedAt">>,
  ): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of the codes of devices that wait. */
export function createUserCodesRepository(database: Database): UserCodesRepository {
  const queries = () => database.queries();
  return {
    async add(code) {
      const rows = await queries()
        .insert(userCodes)
        .values(code)
        .onConflictDoNothing({ target: userCodes.codeDigest })
        .returning({ codeDigest: userCodes.codeDigest });
      return rows.length > 0;
    },

    async find(codeDigest) {
      const [code] = await queries().select().from(userCodes).where(eq(userCodes.codeDigest, codeDigest));
      return code;
    },

    async approve(codeDigest, identityId, now) {
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

    async findByDeviceCodeForUpdate(deviceCodeDigest) {
      const [code] = await queries()
        .select()
        .from(userCodes)
        .where(eq(userCodes.deviceCodeDigest, deviceCodeDigest))
        .for("update");
      return code;
    },

    async change(codeDigest, change) {
      await queries().update(userCodes).set(change).where(eq(userCodes.codeDigest, codeDigest));
    },

    async removeAllOf(identityId) {
      await queries().delete(userCodes).where(eq(userCodes.approvedBy, identityId));
    },

    async removeExpired(now) {
      await queries().delete(userCodes).where(lt(userCodes.expiresAt, now));
    },
  };
}

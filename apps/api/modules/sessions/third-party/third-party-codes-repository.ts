import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { thirdPartyCodes } from "../starts/starts-tables.ts";

export type ThirdPartyCode = typeof thirdPartyCodes.$inferSelect;

export interface ThirdPartyCodesRepository {
  add(code: ThirdPartyCode): Promise<void>;
  /** Locked to the end of the transaction, so that a second use sees what the first one did. */
  findForUpdate(digest: string): Promise<ThirdPartyCode | undefined>;
  noteUse(digest: string, sessionId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of authorization codes. */
export function createThirdPartyCodesRepository(database: Database): ThirdPartyCodesRepository {
  const queries = () => database.queries();
  return {
    async add(code) {
      await queries().insert(thirdPartyCodes).values(code);
    },

    async findForUpdate(digest) {
      const [code] = await queries()
        .select()
        .from(thirdPartyCodes)
        .where(eq(thirdPartyCodes.digest, digest))
        .for("update");
      return code;
    },

    async noteUse(digest, sessionId) {
      await queries().update(thirdPartyCodes).set({ sessionId }).where(eq(thirdPartyCodes.digest, digest));
    },

    async removeExpired(before) {
      await queries().delete(thirdPartyCodes).where(lt(thirdPartyCodes.expiresAt, before));
    },
  };
}
